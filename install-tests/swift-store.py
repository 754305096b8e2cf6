"""OpenStack Swift with its S3 API, in one process: FOLDER HOST CERTIFICATE KEY BUCKET SECRET. Prints its port."""

import os
import socket
import sys

import eventlet
from swift.account.server import AccountController
from swift.common import utils
from swift.common.http_protocol import SwiftHttpProtocol
from swift.common.ring import RingBuilder
from swift.common.wsgi import loadapp, make_pre_authed_request
from swift.container.server import ContainerController
from swift.obj.server import ObjectController

folder, host, certificate, key, bucket, secret = sys.argv[1:]
# pgBackRest tries the first alone.
family, *_, (address, *_) = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0]
# The machine may be busy with other things than us.
patience = dict(conn_timeout="60", node_timeout="60", container_update_timeout="60")
disk = dict(swift_dir=folder, devices=folder, mount_check="false", fallocate_reserve="0")

proxy = f"""
[DEFAULT]
swift_dir = {folder}
[pipeline:main]
pipeline = catch_errors cache s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
conn_timeout = 60
node_timeout = 60
[filter:catch_errors]
use = egg:swift#catch_errors
# It does without, but not without being asked to use one.
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_guildhall_backups = {secret} .admin
[filter:slo]
use = egg:swift#slo
"""


def write(name, text):
    place = os.path.join(folder, name)
    with open(place, "w") as file:
        file.write(text)
    return place


def serve(listening, app):
    # Amazon's and other clients look for `ETag`, not `Etag`.
    options = dict(protocol=SwiftHttpProtocol, capitalize_response_headers=False)
    eventlet.spawn(eventlet.wsgi.server, listening, app, utils.NullLogger(), **options)


utils.eventlet_monkey_patch()
os.mkdir(os.path.join(folder, "disk"))
write("swift.conf", "[swift-hash]\nswift_hash_path_suffix = guildhall\n")
utils.set_swift_dir(folder)
for name, controller in dict(account=AccountController, container=ContainerController, object=ObjectController).items():
    listening = eventlet.listen(("127.0.0.1", 0))
    builder = RingBuilder(1, 1, 0)
    at = dict(ip="127.0.0.1", port=listening.getsockname()[1])
    builder.add_dev(dict(region=1, zone=1, device="disk", weight=1, meta="", **at))
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, f"{name}.ring.gz"))
    serve(listening, controller({**disk, **patience}))

app = loadapp(write("proxy.conf", proxy))
listening = eventlet.wrap_ssl(eventlet.listen((address, 0), family), certfile=certificate, keyfile=key, server_side=True)
serve(listening, app)
made = make_pre_authed_request({}, "PUT", f"/v1/AUTH_guildhall/{bucket}").get_response(app)
assert made.status_int == 201, made
print(listening.getsockname()[1], flush=True)
eventlet.Event().wait()
