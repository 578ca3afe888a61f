-- Locks an import for an act that starts from its state.
-- Spec: imports#etats.
-- Refuses: importation_inconnue, transition_refusee. Locks: the import.
create or replace function importation.verrouiller(p_id uuid, p_acte text)
returns importation.importation
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_importation importation.importation;
  v_vers text;
begin
  select i.* into v_importation from importation.importation i where i.id = p_id for update;
  if v_importation.id is null then
    raise sqlstate 'TR404' using message = 'importation_inconnue';
  end if;
  v_vers := acte.exiger('importation', p_id, v_importation.statut, p_acte);
  return v_importation;
end
$$;
