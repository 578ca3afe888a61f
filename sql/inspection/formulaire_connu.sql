-- Returns whether a version of an inspection form is in a pack of a campaign that was open at a
-- date.
-- Spec: types-de-commandes#inspection-enregistrer.
create or replace function inspection.formulaire_connu(
  p_code text, p_version integer, p_le timestamptz) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select from campagne.campagne c join pack.pack_version v on v.id = c.pack_version_id
    where c.active_pendant @> p_le
      and v.contenu -> 'formulaires_inspection' @> jsonb_build_array(
        jsonb_build_object('code', p_code, 'version', p_version)));
end
$$;
