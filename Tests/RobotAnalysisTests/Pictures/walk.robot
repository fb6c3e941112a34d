repeat 3
  forward
end
collect
right
repeat 3
  forward
end
collect
left
left
forward
left
forward
collect
left
left
repeat 3
  forward
end
right
forward
left
forward
collect
forward
left
repeat 3
  forward
end
