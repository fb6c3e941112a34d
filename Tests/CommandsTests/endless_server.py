"""A server of a published folder that does not stop, or says too little: python3 endless_server.py FOLDER WAY.

Ways: `manifest` and `content` have no end, `large` is 300 MB that it announces, `slow` sends a byte and waits, `bare`
sends no Cache-Control, `stale` lets caches keep everything for a day, and `fresh` lets them keep nothing.
"""
import http.server
import os
import sys
import time

folder, way = sys.argv[1:]
CACHES = {"stale": "public, max-age=86400", "fresh": "no-store"}


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *parts):
        pass

    def do_GET(self):
        path = os.path.join(folder, self.path.lstrip("/"))
        is_content = self.path.startswith("/content/")
        try:
            if way == "evidence" or way == "manifest" and not is_content or way == "content" and is_content:
                self.send_endless()
            elif way == "large":
                self.send(b"[" + b" " * 300_000_000 + b"]")
            elif way == "slow":
                self.send_slowly()
            elif os.path.isfile(path):
                with open(path, "rb") as file:
                    self.send(file.read())
            else:
                self.send(b"", 404)
        except OSError:
            self.close_connection = True

    def send(self, body, status=200):
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        if way in CACHES:
            self.send_header("Cache-Control", CACHES[way])
        self.end_headers()
        self.wfile.write(body)

    def send_endless(self):
        self.send_response(200)
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        chunk = b"10000\r\n" + b" " * 0x10000 + b"\r\n"
        while True:
            self.wfile.write(chunk)

    def send_slowly(self):
        self.send_response(200)
        self.send_header("Content-Length", "1000")
        self.end_headers()
        while True:
            self.wfile.write(b" ")
            self.wfile.flush()
            time.sleep(1)


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
server.daemon_threads = True
print(f"http://127.0.0.1:{server.server_port}", flush=True)
server.serve_forever()
