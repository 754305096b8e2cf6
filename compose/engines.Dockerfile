# What ops/failover is written for: etcd, Patroni, PostgreSQL, HAProxy, PgBouncer and pgBackRest as Debian has them.
FROM debian:bookworm-slim
# Patroni makes its own cluster.
RUN mkdir -p /etc/postgresql-common \
    && echo "create_main_cluster = false" > /etc/postgresql-common/createcluster.conf \
    && apt-get update \
    && DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends \
      curl etcd-server haproxy patroni pgbackrest pgbouncer postgresql-15 python3-etcd \
    && rm -rf /var/lib/apt/lists/*
