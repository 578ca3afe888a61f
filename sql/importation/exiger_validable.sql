-- Requires that capacities of an import wait for a validation, and that this person neither brought
-- nor applied them.
-- Spec: capacites#reprise, capacites#validation.
-- Refuses: capacite_deja_decidee, separation_des_taches.
create or replace function importation.exiger_validable(
  p_importation importation.importation, p_auteur_id uuid) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if importation.capacites_a_valider(p_importation.id) = '{}' then
    raise sqlstate 'TR409' using message = 'capacite_deja_decidee';
  elsif p_auteur_id in (p_importation.auteur_id, p_importation.applique_par) then
    raise sqlstate 'TR403' using message = 'separation_des_taches';
  end if;
end
$$;
