-- A stored command under judgment again, as it was judged: same payload, same operation date.
-- Spec: Control queue, decisions;
-- Chosen: a decision replays the command's rules on what is known now.
create or replace function commande.relire(p_commande_id uuid) returns commande.contexte
language sql stable
set search_path = ''
as $$
  select (c.organisation_id, c.utilisateur_id, c.appareil_id, c.id, c.type, c.version_schema,
          c.sequence, c.reference_provisoire, c.empreinte, c.enveloppe #>> '{versions,pack}',
          c.cree_le_appareil, c.date_operation, c.synchro_precedente, c.recue_le,
          c.enveloppe::jsonb -> 'payload', null)::commande.contexte
  from commande.commande c where c.id = p_commande_id
$$;
