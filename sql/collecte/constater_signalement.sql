-- Finds the error that an agent's report names on its collection. If the collection arrives later,
-- its payment is blocked from the first instant, as if the report had come after the collection.
-- Spec: types-de-commandes#collecte-signaler-erreur.
-- Chosen: docs/decisions/0122-ordre-d-arrivee.md.
-- Motifs: erreur_signalee_agent.
create or replace function collecte.constater_signalement(p_payload jsonb)
returns commande.constat
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select ('erreur_signalee_agent', 'collecte', (p_payload ->> 'collecte_id')::uuid,
          p_payload - array['signalement_id', 'collecte_id'])::commande.constat
$$;
