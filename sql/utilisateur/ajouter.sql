-- Opens another account in the current organization, within the limits of its licence.
-- Spec: identites-et-droits#comptes, licences-et-factures#plafonds.
-- Refuses: what `utilisateur.ouvrir` and `licence.exiger_place` refuse.
-- Locks: the organization, where its licence limits accounts.
create or replace function utilisateur.ajouter(
  p_auteur_id uuid, p_requete jsonb, p_le timestamptz) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := utilisateur.ouvrir(p_auteur_id, p_requete, p_le);
begin
  perform licence.exiger_place('utilisateurs', p_le);
  return v_id;
end
$$;
