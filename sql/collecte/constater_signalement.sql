-- What an agent's report is found to be: an error of its collection; of the report itself while
-- that is unknown.
-- Spec: types-de-commandes#collecte-signaler-erreur.
-- Motifs: erreur_signalee_agent.
create or replace function collecte.constater_signalement(
  p_payload jsonb, p_collecte_id uuid) returns commande.constat
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select ('erreur_signalee_agent',
          case when p_collecte_id is null then 'signalement' else 'collecte' end,
          coalesce(p_collecte_id, (p_payload ->> 'signalement_id')::uuid),
          p_payload - array['signalement_id', 'collecte_id'])::commande.constat
$$;
