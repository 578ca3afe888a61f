--! Previous: sha1:35c717921ff4e3f49f8e8b153a60ff4154184cff
--! Hash: sha1:11d429875c21051cc0cfb5a6cdf21c79fb8adf51

-- A replay of a webhook goes on in pieces.
-- Stops: the routes and the worker of webhooks, while a few rows are compared with the constraints.

alter table webhook.webhook
  add rejoue_depuis timestamptz,
  add rejoue_jusqu_a timestamptz,
  add rejoue_place timestamptz,
  add constraint webhook_rejeu_entier check (
    (rejoue_depuis is null) = (rejoue_jusqu_a is null)
    and (rejoue_depuis is null) = (rejoue_place is null)),
  drop constraint parametre_invalide,
  add constraint parametre_invalide check (
    cree_le >= '0001-01-01' and cree_le <= '9999-12-31'
    and modifie_le >= '0001-01-01' and modifie_le <= '9999-12-31'
    and arrete_le >= '0001-01-01' and arrete_le <= '9999-12-31'
    and echoue_depuis >= '0001-01-01' and echoue_depuis <= '9999-12-31'
    and rejoue_depuis >= '0001-01-01' and rejoue_depuis <= '9999-12-31'
    and rejoue_jusqu_a >= '0001-01-01' and rejoue_jusqu_a <= '9999-12-31'
    and rejoue_place >= '0001-01-01' and rejoue_place <= '9999-12-31');
comment on column webhook.webhook.rejoue_depuis is
  'The first instant of the replay under way; null without one.';
comment on column webhook.webhook.rejoue_jusqu_a is
  'The last instant of the replay under way: when it was asked for.';
comment on column webhook.webhook.rejoue_place is
  'The instant from which the replay under way goes on.';
