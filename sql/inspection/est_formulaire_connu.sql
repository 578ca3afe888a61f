-- Returns whether the form of a control's inspection is known at its date.
-- Spec: file-de-controle#reference-arrivee.
create or replace function inspection.est_formulaire_connu(p_controle controle.controle)
returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return inspection.formulaire_connu(
    p_controle.details ->> 'code', (p_controle.details ->> 'version')::integer,
    (select i.date_operation from inspection.inspection i where i.id = p_controle.entite_id));
end
$$;
