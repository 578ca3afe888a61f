-- Shows every stored command with its context for a new judgement: with the payload and operation
-- date with which it was judged, or those of a manual processing or a later correction.
-- `collecte.relire` reads the corrections of a collection.
-- Spec: file-de-controle#correction.
-- Chosen: a decision repeats the command's rules with present knowledge.
-- Why: a view, which is planned with its query: one command and many are read by one rule. The
--      envelope of a manually processed command may contain characters that jsonb can not
--      represent, and is not parsed.
create or replace view saisie.relue with (security_invoker = true) as
  select c.id,
         (c.organisation_id, c.utilisateur_id, c.appareil_id, c.id, coalesce(r.type, c.type),
          coalesce(k.version_schema, r.version_schema, c.version_schema),
          c.sequence, c.reference_provisoire, c.empreinte,
          case when r.payload is null then c.enveloppe #>> '{versions,pack}' end,
          c.cree_le_appareil, coalesce(d.date_operation, r.date_operation, c.date_operation),
          c.synchro_precedente, c.recue_le,
          coalesce(k.payload, r.payload, c.enveloppe::jsonb -> 'payload'), null,
          null, null, null, null)::commande.contexte as contexte
  from commande.commande c
    left join commande.reprise r
      on r.organisation_id = c.organisation_id and r.commande_id = c.id
    left join lateral (
      select x.payload, x.version_schema from commande.correction x
      where x.organisation_id = c.organisation_id and x.commande_id = c.id
        and x.payload is not null
      order by x.version desc limit 1) as k on true
    left join lateral (
      select x.date_operation from commande.correction x
      where x.organisation_id = c.organisation_id and x.commande_id = c.id
        and x.date_operation is not null
      order by x.version desc limit 1) as d on true;
comment on view saisie.relue is
  'Every stored command, as it is judged again.';
comment on column saisie.relue.contexte is
  'Its context, with the latest payload and operation date.';
