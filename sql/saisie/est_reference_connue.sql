-- Returns whether the entity that a control's command names has arrived.
-- Spec: file-de-controle#reference-arrivee.
create or replace function saisie.est_reference_connue(p_controle controle.controle) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (saisie.reference_lue(p_controle.details ->> 'entite',
                               (p_controle.details ->> 'id')::uuid)).canonique_id is not null;
end
$$;
