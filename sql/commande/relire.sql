-- A stored command under judgment again, as it was judged: same payload, same operation date;
-- those that a manual resume gave it, if any.
-- Spec: Control queue, decisions;
-- Chosen: a decision replays the command's rules on what is known now.
-- Why: the envelope of a resumed command may be what jsonb can not carry, and is not looked into.
create or replace function commande.relire(p_commande_id uuid) returns commande.contexte
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select (c.organisation_id, c.utilisateur_id, c.appareil_id, c.id, coalesce(r.type, c.type),
          coalesce(r.version_schema, c.version_schema),
          c.sequence, c.reference_provisoire, c.empreinte,
          case when r.payload is null then c.enveloppe #>> '{versions,pack}' end,
          c.cree_le_appareil, coalesce(r.date_operation, c.date_operation), c.synchro_precedente,
          c.recue_le, coalesce(r.payload, c.enveloppe::jsonb -> 'payload'),
          null)::commande.contexte
  from commande.commande c
    left join commande.reprise r
      on r.organisation_id = c.organisation_id and r.commande_id = c.id
  where c.id = p_commande_id
$$;
