-- Whether the entity that a control's command names has arrived.
-- Spec: Control queue, reference_inconnue.
create or replace function saisie.est_reference_connue(p_controle controle.controle) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select from saisie.reference r
    where r.entite = p_controle.details ->> 'entite'
      and r.id = (p_controle.details ->> 'id')::uuid);
end
$$;
