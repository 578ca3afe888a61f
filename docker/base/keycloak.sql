-- Run once, when the container's PostgreSQL is created: Keycloak keeps a database of its own beside the service's.
create database keycloak;
