-- Whether the collection that an agent's report is about is known.
-- Spec: Control queue, erreur_signalee_agent, «correction (devalidation)».
create or replace function collecte.est_visee(p_controle controle.controle) returns boolean
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select p_controle.entite is not distinct from 'collecte'
$$;
