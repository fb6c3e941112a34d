import Execution

extension Machine {
  /// Runs frames until the one at depth `base` gives its result, or raises.
  ///
  /// This is the dispatch loop: one long switch over plain values, without any reference counting.
  mutating func execute(until base: Int) throws(Raise) -> Value {
    var regs = frames[depth].registers
    var pc = frames[depth].pc
    var constants = frames[depth].code.pointee.constants
    var caches = frames[depth].code.pointee.caches
    while true {
      do throws(Raise) {
        while true {
          let i = pc.pointee
          pc += 1
          switch i.opcode {
          // MARK: Loading
          case .loadConstant: regs[Int(i.a)] = constants[Int(i.b)]
          case .loadInt: regs[Int(i.a)] = Value(Int(Int32(bitPattern: UInt32(i.b) | UInt32(i.c) << 16)))
          case .loadNone: regs[Int(i.a)] = .none
          case .loadBool: regs[Int(i.a)] = Value(i.b != 0)
          case .move: regs[Int(i.a)] = regs[Int(i.b)]
          case .checkBound: if regs[Int(i.a)].isUndefined { throw unboundLocal(caches[Int(i.b)].name) }
          case .unbind: regs[Int(i.a)] = .undefined
          case .loadGlobal:
            let cache = caches + Int(i.c)
            let globals = frames[depth].globals
            if cache.pointee.version == globals.pointee.version, cache.pointee.index >= 0 {
              regs[Int(i.a)] = globals.entries[Int(cache.pointee.index)].value
            } else if cache.pointee.version == globals.pointee.version {
              regs[Int(i.a)] = cache.pointee.value
            } else {
              regs[Int(i.a)] = try loadGlobal(cache, globals)
            }
          case .storeGlobal:
            let cache = caches + Int(i.c)
            let globals = frames[depth].globals
            if cache.pointee.version == globals.pointee.version {
              globals.entries[Int(cache.pointee.index)].value = regs[Int(i.a)]
            } else {
              storeGlobal(cache, globals, regs[Int(i.a)])
            }
          case .deleteGlobal: try deleteGlobal(caches[Int(i.c)].name, frames[depth].globals)
          case .loadName: regs[Int(i.a)] = try loadName(regs, i, caches + Int(i.c), frames[depth].globals)
          case .storeName: try setItem(regs[0], Value(caches[Int(i.c)].name), regs[Int(i.a)])
          case .deleteName:
            if try !remove(unwrap(regs[0]).dict, Value(caches[Int(i.c)].name)) {
              throw nameError(caches[Int(i.c)].name)
            }
          case .loadCell:
            let value = regs[Int(i.b)].cell.pointee.value
            if value.isUndefined { throw unboundCell(Int(i.b), caches[Int(i.c)].name) }
            regs[Int(i.a)] = value
          case .storeCell: regs[Int(i.a)].cell.pointee.value = regs[Int(i.b)]
          case .deleteCell:
            if regs[Int(i.a)].cell.pointee.value.isUndefined { throw unboundCell(Int(i.a), caches[Int(i.c)].name) }
            regs[Int(i.a)].cell.pointee.value = .undefined
          case .makeCell: regs[Int(i.a)] = makeCell(regs[Int(i.a)])
          case .loadAttribute:
            let cache = caches + Int(i.c)
            let value = regs[Int(i.b)]
            if value.kind == .instance, let shape = value.instance.pointee.shape, shape == cache.pointee.shape,
              cache.pointee.index >= 0, cache.pointee.version == shape.pointee.type.pointee.version
            {
              regs[Int(i.a)] = value.instance.pointee.values[Int(cache.pointee.index)]
            } else {
              regs[Int(i.a)] = try loadAttribute(value, cache)
            }
          case .storeAttribute:
            let cache = caches + Int(i.c)
            let value = regs[Int(i.b)]
            if value.kind == .instance, let shape = value.instance.pointee.shape, shape == cache.pointee.shape,
              cache.pointee.version == shape.pointee.type.pointee.version
            {
              value.instance.pointee.values[Int(cache.pointee.index)] = regs[Int(i.a)]
            } else {
              try storeAttribute(value, cache, regs[Int(i.a)])
            }
          case .deleteAttribute: try deleteAttribute(regs[Int(i.a)], caches[Int(i.c)].name)
          case .loadMethod:
            let cache = caches + Int(i.c)
            let value = regs[Int(i.b)]
            if value.kind == .instance {
              if let shape = value.instance.pointee.shape, shape == cache.pointee.shape, cache.pointee.index == -2,
                cache.pointee.version == shape.pointee.type.pointee.version
              {
                regs[Int(i.a)] = cache.pointee.value
                regs[Int(i.a) + 1] = value
              } else {
                try loadMethod(value, cache, regs + Int(i.a))
              }
            } else if value.kind == cache.pointee.kind {
              regs[Int(i.a)] = cache.pointee.value
              regs[Int(i.a) + 1] = value
            } else {
              try loadMethod(value, cache, regs + Int(i.a))
            }

          // MARK: Calls
          case .call, .callMethod:
            var slot = regs + Int(i.a)
            var count = Int(i.b)
            let callee = slot.pointee
            var arguments = slot + 1
            if i.opcode == .callMethod {
              if arguments.pointee.isUndefined { arguments += 1 } else { count += 1 }
            }
            if callee.kind == .function {
              let function = callee.function
              let code = function.pointee.code
              if code.pointee.isSimple, code.pointee.parameterCount == count, frames[depth].generator == nil,
                arguments + code.pointee.registerCount < stackEnd
              {
                if depth + levels >= recursionLimit { throw recursionError() }
                frames[depth].pc = pc
                let end = arguments + code.pointee.registerCount
                if end > stackHigh { stackHigh = end }
                clearLocals(arguments, code, from: count)
                for index in 0..<code.pointee.captureCount {
                  arguments[code.pointee.firstCapture + index] = function.captures[index]
                }
                depth += 1
                (frames + depth).initialize(
                  to: Frame(
                    code: code, function: function, registers: arguments, pc: pc, top: end, result: slot,
                    role: .call, generator: nil, keep: .undefined, globals: function.pointee.globals,
                    registersEnd: end))
                regs = arguments
                pc = code.pointee.instructions
                constants = code.pointee.constants
                caches = code.pointee.caches
                stepsLeft -= code.pointee.callCost
                if stepsLeft < 0 { try takeSteps() }
                if heap.bytes > heap.threshold { try collect() }
                continue
              }
            } else if callee.kind == .native {
              let native = callee.native
              if count >= native.pointee.minimum, count <= native.pointee.maximum,
                native.pointee.owner == nil
                  || arguments.pointee.kind == native.pointee.fastKind
              {
                stepsLeft -= 1
                if heap.bytes > heap.threshold { try collect() }
                frames[depth].pc = pc
                if native.pointee.takesLevel { try checkLevel(" while calling a Python object") }
                slot.pointee = made(try native.pointee.code(&self, Arguments(arguments, count: count)))
                continue
              }
            }
            frames[depth].pc = pc
            stepsLeft -= 4
            if stepsLeft < 0 { try takeSteps() }
            if heap.bytes > heap.threshold { try collect() }
            if try enterCall(callee, Arguments(arguments, count: count), result: slot) {
              regs = frames[depth].registers
              pc = frames[depth].pc
              constants = frames[depth].code.pointee.constants
              caches = frames[depth].code.pointee.caches
            }
            _ = slot
            slot = regs
          case .callKeywords:
            frames[depth].pc = pc
            stepsLeft -= 4
            if stepsLeft < 0 { try takeSteps() }
            if heap.bytes > heap.threshold { try collect() }
            let names = constants[Int(i.c)].tuple
            let isPlain = i.x == 1 && regs[Int(i.a) + 1].isUndefined
            let offset = i.x == 0 || !isPlain ? 1 : 2
            let count = Int(i.b) - names.count + (i.x == 1 && !isPlain ? 1 : 0)
            let arguments = Arguments(regs + Int(i.a) + offset, count: count, keywords: names)
            if try enterCall(regs[Int(i.a)], arguments, result: regs + Int(i.a)) {
              regs = frames[depth].registers
              pc = frames[depth].pc
              constants = frames[depth].code.pointee.constants
              caches = frames[depth].code.pointee.caches
            }
          case .callSpread:
            frames[depth].pc = pc
            stepsLeft -= 8
            if stepsLeft < 0 { try takeSteps() }
            if heap.bytes > heap.threshold { try collect() }
            let arguments = try spread(regs[Int(i.a) + 1].list, regs[Int(i.a) + 2], for: regs[Int(i.a)])
            if try enterCall(regs[Int(i.a)], arguments, result: regs + Int(i.a)) {
              regs = frames[depth].registers
              pc = frames[depth].pc
              constants = frames[depth].code.pointee.constants
              caches = frames[depth].code.pointee.caches
            }
          case .makeFunction: regs[Int(i.a)] = try makeFunction(i, regs)
          case .buildClass:
            frames[depth].pc = pc
            regs[Int(i.a)] = try buildClass(regs + Int(i.a))
          case .returnValue, .returnNone:
            let frame = frames + depth
            var result = i.opcode == .returnNone ? Value.none : regs[Int(i.a)]
            switch frame.pointee.role {
            case .call: break
            case .entry:
              if let generator = frame.pointee.generator { finish(generator) }
              depth -= 1
              return result
            case .constructor:
              if !result.isNone {
                depth -= 1
                regs = frames[depth].registers
                pc = frames[depth].pc
                throw initReturned(result)
              }
              result = frame.pointee.keep
            case .loopedGenerator:
              if let generator = frame.pointee.generator { finish(generator) }
              depth -= 1
              regs = frames[depth].registers
              pc = frames[depth].code.pointee.instructions + (frames[depth].pc - 1).pointee.target
              constants = frames[depth].code.pointee.constants
              caches = frames[depth].code.pointee.caches
              continue
            }
            depth -= 1
            frame.pointee.result.pointee = result
            let caller = frames + depth
            regs = caller.pointee.registers
            pc = caller.pointee.pc
            constants = caller.pointee.code.pointee.constants
            caches = caller.pointee.code.pointee.caches
          case .yieldValue, .delegate:
            var value = regs[Int(i.a)]
            if i.opcode == .delegate {
              frames[depth].pc = pc
              guard let handed = try delegate(i, regs) else { continue }
              value = handed
              pc -= 1
            }
            let frame = frames + depth
            suspend(frame, pc, Int(i.b))
            depth -= 1
            if frame.pointee.role == .entry {
              didYield = true
              return value
            }
            frame.pointee.result.pointee = value
            regs = frames[depth].registers
            pc = frames[depth].pc
            constants = frames[depth].code.pointee.constants
            caches = frames[depth].code.pointee.caches

          // MARK: Arithmetic
          case .add:
            let (left, right) = (regs[Int(i.b)], regs[Int(i.c)])
            if left.kind == .int, right.kind == .int {
              let (sum, overflow) = left.int.addingReportingOverflow(right.int)
              if !overflow {
                regs[Int(i.a)] = made(sum)
                continue
              }
            } else if left.kind == .float, right.kind == .float {
              regs[Int(i.a)] = made(left.float + right.float)
              continue
            }
            frames[depth].pc = pc
            regs[Int(i.a)] = made(try binary(.add, left, right, inPlace: i.x != 0))
          case .subtract:
            let (left, right) = (regs[Int(i.b)], regs[Int(i.c)])
            if left.kind == .int, right.kind == .int {
              let (difference, overflow) = left.int.subtractingReportingOverflow(right.int)
              if !overflow {
                regs[Int(i.a)] = made(difference)
                continue
              }
            } else if left.kind == .float, right.kind == .float {
              regs[Int(i.a)] = made(left.float - right.float)
              continue
            }
            frames[depth].pc = pc
            regs[Int(i.a)] = made(try binary(.subtract, left, right, inPlace: i.x != 0))
          case .multiply:
            let (left, right) = (regs[Int(i.b)], regs[Int(i.c)])
            if left.kind == .int, right.kind == .int {
              let (product, overflow) = left.int.multipliedReportingOverflow(by: right.int)
              if !overflow {
                regs[Int(i.a)] = made(product)
                continue
              }
            } else if left.kind == .float, right.kind == .float {
              regs[Int(i.a)] = made(left.float * right.float)
              continue
            }
            frames[depth].pc = pc
            regs[Int(i.a)] = made(try binary(.multiply, left, right, inPlace: i.x != 0))
          case .divide:
            let (left, right) = (regs[Int(i.b)], regs[Int(i.c)])
            if left.kind == .float, right.kind == .float, right.float != 0 {
              regs[Int(i.a)] = made(left.float / right.float)
              continue
            }
            frames[depth].pc = pc
            regs[Int(i.a)] = made(try binary(.divide, left, right, inPlace: i.x != 0))
          case .floorDivide:
            let (left, right) = (regs[Int(i.b)], regs[Int(i.c)])
            if left.kind == .int, right.kind == .int, right.int > 0 {
              regs[Int(i.a)] = made(Python.floorDivide(left.int, right.int))
              continue
            }
            frames[depth].pc = pc
            regs[Int(i.a)] = made(try binary(.floorDivide, left, right, inPlace: i.x != 0))
          case .modulo:
            let (left, right) = (regs[Int(i.b)], regs[Int(i.c)])
            if left.kind == .int, right.kind == .int, right.int > 0 {
              regs[Int(i.a)] = made(floorModulo(left.int, right.int))
              continue
            }
            frames[depth].pc = pc
            regs[Int(i.a)] = made(try binary(.modulo, left, right, inPlace: i.x != 0))
          case .power:
            frames[depth].pc = pc
            regs[Int(i.a)] = made(try binary(.power, regs[Int(i.b)], regs[Int(i.c)], inPlace: i.x != 0))
          case .leftShift:
            frames[depth].pc = pc
            regs[Int(i.a)] = made(try binary(.leftShift, regs[Int(i.b)], regs[Int(i.c)], inPlace: i.x != 0))
          case .rightShift:
            let (left, right) = (regs[Int(i.b)], regs[Int(i.c)])
            if left.kind == .int, right.kind == .int, right.int >= 0, right.int < 64 {
              regs[Int(i.a)] = made(left.int >> right.int)
              continue
            }
            frames[depth].pc = pc
            regs[Int(i.a)] = made(try binary(.rightShift, left, right, inPlace: i.x != 0))
          case .bitAnd:
            let (left, right) = (regs[Int(i.b)], regs[Int(i.c)])
            if left.kind == .int, right.kind == .int {
              regs[Int(i.a)] = made(left.int & right.int)
              continue
            }
            frames[depth].pc = pc
            regs[Int(i.a)] = made(try binary(.bitAnd, left, right, inPlace: i.x != 0))
          case .bitOr:
            let (left, right) = (regs[Int(i.b)], regs[Int(i.c)])
            if left.kind == .int, right.kind == .int {
              regs[Int(i.a)] = made(left.int | right.int)
              continue
            }
            frames[depth].pc = pc
            regs[Int(i.a)] = made(try binary(.bitOr, left, right, inPlace: i.x != 0))
          case .bitXor:
            let (left, right) = (regs[Int(i.b)], regs[Int(i.c)])
            if left.kind == .int, right.kind == .int {
              regs[Int(i.a)] = made(left.int ^ right.int)
              continue
            }
            frames[depth].pc = pc
            regs[Int(i.a)] = made(try binary(.bitXor, left, right, inPlace: i.x != 0))
          case .matrixMultiply:
            frames[depth].pc = pc
            regs[Int(i.a)] = made(try binary(.matrixMultiply, regs[Int(i.b)], regs[Int(i.c)], inPlace: i.x != 0))
          case .addImmediate:
            let left = regs[Int(i.b)]
            if left.kind == .int {
              let (sum, overflow) = left.int.addingReportingOverflow(i.signedC)
              if !overflow {
                regs[Int(i.a)] = made(sum)
                continue
              }
            }
            frames[depth].pc = pc
            regs[Int(i.a)] = made(try binary(.add, left, Value(i.signedC), inPlace: i.x != 0))
          case .subtractImmediate:
            let left = regs[Int(i.b)]
            if left.kind == .int {
              let (difference, overflow) = left.int.subtractingReportingOverflow(i.signedC)
              if !overflow {
                regs[Int(i.a)] = made(difference)
                continue
              }
            }
            frames[depth].pc = pc
            regs[Int(i.a)] = made(try binary(.subtract, left, Value(i.signedC), inPlace: i.x != 0))
          case .multiplyImmediate:
            let left = regs[Int(i.b)]
            if left.kind == .int {
              let (product, overflow) = left.int.multipliedReportingOverflow(by: i.signedC)
              if !overflow {
                regs[Int(i.a)] = made(product)
                continue
              }
            }
            frames[depth].pc = pc
            regs[Int(i.a)] = made(try binary(.multiply, left, Value(i.signedC), inPlace: i.x != 0))
          case .floorDivideImmediate:
            let left = regs[Int(i.b)]
            if left.kind == .int, i.signedC > 0 {
              regs[Int(i.a)] = made(Python.floorDivide(left.int, i.signedC))
              continue
            }
            frames[depth].pc = pc
            regs[Int(i.a)] = made(try binary(.floorDivide, left, Value(i.signedC), inPlace: i.x != 0))
          case .moduloImmediate:
            let left = regs[Int(i.b)]
            if left.kind == .int, i.signedC > 0 {
              regs[Int(i.a)] = made(floorModulo(left.int, i.signedC))
              continue
            }
            frames[depth].pc = pc
            regs[Int(i.a)] = made(try binary(.modulo, left, Value(i.signedC), inPlace: i.x != 0))
          case .negative:
            frames[depth].pc = pc
            regs[Int(i.a)] = made(try negate(regs[Int(i.b)]))
          case .positive:
            frames[depth].pc = pc
            regs[Int(i.a)] = made(try plus(regs[Int(i.b)]))
          case .invert:
            frames[depth].pc = pc
            regs[Int(i.a)] = made(try invert(regs[Int(i.b)]))
          case .not:
            frames[depth].pc = pc
            regs[Int(i.a)] = Value(try !isTrue(regs[Int(i.b)]))

          // MARK: Comparison
          case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual:
            let (left, right) = (regs[Int(i.b)], regs[Int(i.c)])
            frames[depth].pc = pc
            regs[Int(i.a)] = try compare(i.opcode.comparison, left, right)
          case .identical: regs[Int(i.a)] = Value(regs[Int(i.b)].isIdentical(to: regs[Int(i.c)]))
          case .notIdentical: regs[Int(i.a)] = Value(!regs[Int(i.b)].isIdentical(to: regs[Int(i.c)]))
          case .contains:
            frames[depth].pc = pc
            regs[Int(i.a)] = Value(try contains(regs[Int(i.c)], regs[Int(i.b)]))
          case .notContains:
            frames[depth].pc = pc
            regs[Int(i.a)] = Value(try !contains(regs[Int(i.c)], regs[Int(i.b)]))

          // MARK: Jumps
          case .jump: pc = frames[depth].code.pointee.instructions + i.target
          case .loop:
            stepsLeft -= Int(i.b)
            if stepsLeft < 0 { try takeSteps() }
            pc = frames[depth].code.pointee.instructions + i.target
            if heap.bytes > heap.threshold { try collect() }
          case .jumpIfTrue:
            frames[depth].pc = pc
            if try isTrue(regs[Int(i.a)]) { pc = frames[depth].code.pointee.instructions + i.target }
          case .jumpIfFalse:
            frames[depth].pc = pc
            if try !isTrue(regs[Int(i.a)]) { pc = frames[depth].code.pointee.instructions + i.target }
          case .jumpIfNone: if regs[Int(i.a)].isNone { pc = frames[depth].code.pointee.instructions + i.target }
          case .jumpIfNotNone: if !regs[Int(i.a)].isNone { pc = frames[depth].code.pointee.instructions + i.target }
          case .jumpUnlessLess:
            let (left, right) = (regs[Int(i.a)], regs[Int(i.b)])
            let holds: Bool
            if left.kind == .int, right.kind == .int {
              holds = left.int < right.int
            } else if left.kind == .float, right.kind == .float {
              holds = left.float < right.float
            } else {
              frames[depth].pc = pc
              holds = try self.holds(.less, left, right)
            }
            if !holds { pc = frames[depth].code.pointee.instructions + i.target }
          case .jumpUnlessLessOrEqual:
            let (left, right) = (regs[Int(i.a)], regs[Int(i.b)])
            let holds: Bool
            if left.kind == .int, right.kind == .int {
              holds = left.int <= right.int
            } else if left.kind == .float, right.kind == .float {
              holds = left.float <= right.float
            } else {
              frames[depth].pc = pc
              holds = try self.holds(.lessOrEqual, left, right)
            }
            if !holds { pc = frames[depth].code.pointee.instructions + i.target }
          case .jumpUnlessGreater:
            let (left, right) = (regs[Int(i.a)], regs[Int(i.b)])
            let holds: Bool
            if left.kind == .int, right.kind == .int {
              holds = left.int > right.int
            } else if left.kind == .float, right.kind == .float {
              holds = left.float > right.float
            } else {
              frames[depth].pc = pc
              holds = try self.holds(.greater, left, right)
            }
            if !holds { pc = frames[depth].code.pointee.instructions + i.target }
          case .jumpUnlessGreaterOrEqual:
            let (left, right) = (regs[Int(i.a)], regs[Int(i.b)])
            let holds: Bool
            if left.kind == .int, right.kind == .int {
              holds = left.int >= right.int
            } else if left.kind == .float, right.kind == .float {
              holds = left.float >= right.float
            } else {
              frames[depth].pc = pc
              holds = try self.holds(.greaterOrEqual, left, right)
            }
            if !holds { pc = frames[depth].code.pointee.instructions + i.target }
          case .jumpUnlessEqual:
            let (left, right) = (regs[Int(i.a)], regs[Int(i.b)])
            let holds: Bool
            if left.kind == .int, right.kind == .int {
              holds = left.int == right.int
            } else {
              frames[depth].pc = pc
              holds = try self.holds(.equal, left, right)
            }
            if !holds { pc = frames[depth].code.pointee.instructions + i.target }
          case .jumpUnlessNotEqual:
            let (left, right) = (regs[Int(i.a)], regs[Int(i.b)])
            let holds: Bool
            if left.kind == .int, right.kind == .int {
              holds = left.int != right.int
            } else {
              frames[depth].pc = pc
              holds = try self.holds(.notEqual, left, right)
            }
            if !holds { pc = frames[depth].code.pointee.instructions + i.target }
          case .jumpUnlessLessImmediate:
            let left = regs[Int(i.a)]
            frames[depth].pc = pc
            let holds = left.kind == .int ? left.int < i.signedB : try self.holds(.less, left, Value(i.signedB))
            if !holds { pc = frames[depth].code.pointee.instructions + i.target }
          case .jumpUnlessLessOrEqualImmediate:
            let left = regs[Int(i.a)]
            frames[depth].pc = pc
            let holds = left.kind == .int ? left.int <= i.signedB : try self.holds(.lessOrEqual, left, Value(i.signedB))
            if !holds { pc = frames[depth].code.pointee.instructions + i.target }
          case .jumpUnlessGreaterImmediate:
            let left = regs[Int(i.a)]
            frames[depth].pc = pc
            let holds = left.kind == .int ? left.int > i.signedB : try self.holds(.greater, left, Value(i.signedB))
            if !holds { pc = frames[depth].code.pointee.instructions + i.target }
          case .jumpUnlessGreaterOrEqualImmediate:
            let left = regs[Int(i.a)]
            frames[depth].pc = pc
            let holds =
              left.kind == .int ? left.int >= i.signedB : try self.holds(.greaterOrEqual, left, Value(i.signedB))
            if !holds { pc = frames[depth].code.pointee.instructions + i.target }
          case .jumpUnlessEqualImmediate:
            let left = regs[Int(i.a)]
            frames[depth].pc = pc
            let holds = left.kind == .int ? left.int == i.signedB : try self.holds(.equal, left, Value(i.signedB))
            if !holds { pc = frames[depth].code.pointee.instructions + i.target }
          case .jumpUnlessNotEqualImmediate:
            let left = regs[Int(i.a)]
            frames[depth].pc = pc
            let holds = left.kind == .int ? left.int != i.signedB : try self.holds(.notEqual, left, Value(i.signedB))
            if !holds { pc = frames[depth].code.pointee.instructions + i.target }
          case .getIterator:
            frames[depth].pc = pc
            regs[Int(i.a)] = try makeIterator(over: regs[Int(i.b)])
          case .forIterator:
            let value = regs[Int(i.a)]
            if value.kind == .iterator {
              let iterator = value.iterator
              if iterator.pointee.form == .range {
                if iterator.pointee.stop > 0 {
                  iterator.pointee.stop -= 1
                  regs[Int(i.b)] = made(iterator.pointee.index)
                  iterator.pointee.index &+= iterator.pointee.step
                } else {
                  pc = frames[depth].code.pointee.instructions + i.target
                }
                continue
              }
              if iterator.pointee.form == .list {
                let (list, index) = (iterator.pointee.source.list, iterator.pointee.index)
                if index < list.count {
                  iterator.pointee.index = index + 1
                  regs[Int(i.b)] = list.items[index]
                  continue
                }
              }
            }
            frames[depth].pc = pc
            if value.kind == .generator, try enterGenerator(value.generator, regs + Int(i.b)) {
              regs = frames[depth].registers
              pc = frames[depth].pc
              constants = frames[depth].code.pointee.constants
              caches = frames[depth].code.pointee.caches
            } else if let item = try next(value) {
              regs[Int(i.b)] = item
            } else {
              pc = frames[depth].code.pointee.instructions + i.target
            }

          // MARK: Building
          case .buildList: regs[Int(i.a)] = Value(makeList(regs + Int(i.b), Int(i.c)))
          case .buildTuple: regs[Int(i.a)] = Value(makeTuple(regs + Int(i.b), Int(i.c)))
          case .buildSet, .buildDict, .buildString, .buildSlice, .listExtend, .setAdd, .setUpdate, .dictAdd,
            .dictUpdate, .listToTuple, .unpackRest, .formatValue:
            frames[depth].pc = pc
            try build(i, regs)
          case .listAppend: append(regs[Int(i.a)].list, regs[Int(i.b)])
          case .getItem:
            let (container, key) = (regs[Int(i.b)], regs[Int(i.c)])
            if container.kind == .list, key.kind == .int {
              let list = container.list
              let index = key.int < 0 ? key.int &+ list.count : key.int
              if index >= 0, index < list.count {
                regs[Int(i.a)] = list.items[index]
                continue
              }
            }
            frames[depth].pc = pc
            regs[Int(i.a)] = try getItem(container, key)
          case .getItemImmediate:
            let container = regs[Int(i.b)]
            if container.kind == .list {
              let list = container.list
              let index = i.signedC < 0 ? i.signedC &+ list.count : i.signedC
              if index >= 0, index < list.count {
                regs[Int(i.a)] = list.items[index]
                continue
              }
            }
            frames[depth].pc = pc
            regs[Int(i.a)] = try getItem(container, Value(i.signedC))
          case .setItem:
            let (container, key) = (regs[Int(i.a)], regs[Int(i.b)])
            if container.kind == .list, key.kind == .int {
              let list = container.list
              let index = key.int < 0 ? key.int &+ list.count : key.int
              if index >= 0, index < list.count {
                list.items[index] = regs[Int(i.c)]
                continue
              }
            }
            frames[depth].pc = pc
            try setItem(container, key, regs[Int(i.c)])
          case .deleteItem:
            frames[depth].pc = pc
            try deleteItem(regs[Int(i.a)], regs[Int(i.b)])
          case .unpack:
            let source = regs[Int(i.b)]
            let count = Int(i.c)
            if source.kind == .tuple, source.tuple.count == count {
              for index in 0..<count { regs[Int(i.a) + index] = source.tuple.items[index] }
              continue
            }
            frames[depth].pc = pc
            try unpack(source, count, regs + Int(i.a))

          // MARK: Exceptions
          case .raise, .raiseFrom, .reraiseHandled, .reraise, .raiseAssertion:
            frames[depth].pc = pc
            throw try raise(i, regs)
          case .pushHandled:
            regs[Int(i.a)] = handled
            handled = regs[Int(i.b)]
          case .popHandled: handled = regs[Int(i.a)]
          case .matchException, .matchGroup, .combineGroups, .enterContext, .exitContext, .exitContextRaising,
            .importModule, .importFrom, .importStar, .annotate, .display, .refuse, .matchSequence, .matchMapping,
            .matchKeys, .matchClass, .matchRest, .trace, .finalize:
            frames[depth].pc = pc
            try perform(i, regs, caches)
          case .halt: return .none
          }
        }
      } catch {
        frames[depth].pc = pc
        if stop != nil, stopLine == 0 { stopLine = currentLine() }
        guard stop == nil, try unwind(to: base) else { throw error }
        regs = frames[depth].registers
        pc = frames[depth].pc
        constants = frames[depth].code.pointee.constants
        caches = frames[depth].code.pointee.caches
      }
    }
  }
}
