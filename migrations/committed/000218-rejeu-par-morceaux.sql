--! Previous: sha1:48d9b24725069cd477f6c262abdd0871b885b3ef
--! Hash: sha1:5eb701d4d1312b604eeb9b99b5a3a5c3faf962a9

-- A replay of a webhook goes on in pieces.

alter table webhook.webhook
  add rejoue_depuis timestamptz,
  add rejoue_jusqu_a timestamptz,
  add rejoue_place timestamptz,
  add constraint webhook_rejeu_entier check (
    (rejoue_depuis is null) = (rejoue_jusqu_a is null)
    and (rejoue_depuis is null) = (rejoue_place is null)) not valid,
  drop constraint parametre_invalide,
  add constraint parametre_invalide check (
    cree_le >= '0001-01-01' and cree_le <= '9999-12-31'
    and modifie_le >= '0001-01-01' and modifie_le <= '9999-12-31'
    and arrete_le >= '0001-01-01' and arrete_le <= '9999-12-31'
    and echoue_depuis >= '0001-01-01' and echoue_depuis <= '9999-12-31'
    and rejoue_depuis >= '0001-01-01' and rejoue_depuis <= '9999-12-31'
    and rejoue_jusqu_a >= '0001-01-01' and rejoue_jusqu_a <= '9999-12-31'
    and rejoue_place >= '0001-01-01' and rejoue_place <= '9999-12-31') not valid;
comment on column webhook.webhook.rejoue_depuis is
  'The first instant of the replay under way; null without one.';
comment on column webhook.webhook.rejoue_jusqu_a is
  'The last instant of the replay under way: when it was asked for.';
comment on column webhook.webhook.rejoue_place is
  'The instant from which the replay under way goes on.';
