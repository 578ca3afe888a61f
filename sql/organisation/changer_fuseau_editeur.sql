-- Gives the publisher another time zone. Days already written do not change.
-- Spec: licences-et-factures#jours-de-l-editeur.
-- Refuses: parametre_invalide for a time zone that does not exist.
create or replace function organisation.changer_fuseau_editeur(
  p_fuseau_horaire text, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  update organisation.editeur e set fuseau_horaire = p_fuseau_horaire
  where p_le at time zone p_fuseau_horaire is not null;
exception when invalid_parameter_value then
  raise sqlstate 'TR400' using message = 'parametre_invalide',
    detail = '{"parametre": "fuseau_horaire"}';
end
$$;
