-- Requires that an account belongs to another person than the author of an inventory.
-- Spec: inventaires#validation, identites-et-droits#deux-personnes.
-- Refuses: separation_des_taches, personnes_non_distinctes.
create or replace function inventaire.exiger_second(
  p_inventaire inventaire.inventaire, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_auteur_id = p_inventaire.auteur_id then
    raise sqlstate 'TR403' using message = 'separation_des_taches';
  end if;
  perform utilisateur.exiger_personnes_distinctes(
    p_auteur_id, array[p_inventaire.auteur_id], p_le);
end
$$;
