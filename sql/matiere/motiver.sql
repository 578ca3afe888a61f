-- Keeps why a person had a movement reversed, beside its mirror.
-- Spec: «stock.reverse».
create or replace function matiere.motiver(p_mouvement_id uuid, p_raison text) returns void
language sql
set search_path = ''
as $$
  insert into matiere.contrepassation (organisation_id, mouvement_id, raison)
  values (core.organisation_id(), p_mouvement_id, p_raison)
$$;
