-- Returns the finding about an error that an agent reported in a collection. If the collection
-- arrives after the report, its payment is blocked from the start, as in the other order.
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
