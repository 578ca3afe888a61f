-- Changes the data of a supplier, except its code; null empties a member. Former values are stored,
-- and unchanged values leave no trace.
-- Spec: conformite-et-certificats#fournisseurs.
-- Chosen: docs/decisions/0127-corriger-au-bureau.md.
-- Refuses: fournisseur_inconnu.
-- Locks: the supplier.
create or replace function fournisseur.modifier(
  p_id uuid, p_champs jsonb, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_fournisseur fournisseur.fournisseur := fournisseur.verrouiller(p_id);
  v_changes jsonb;
begin
  select jsonb_object_agg(c.key, jsonb_build_object(
           'avant', to_jsonb(v_fournisseur) -> c.key, 'apres', c.value)) into v_changes
  from jsonb_each(p_champs) as c where c.value <> to_jsonb(v_fournisseur) -> c.key;
  if v_changes is not null then
    update fournisseur.fournisseur d
    set nom = r.nom, pays = r.pays, adresse = r.adresse, contact = r.contact,
        telephone = r.telephone, courriel = r.courriel
    from jsonb_populate_record(v_fournisseur, p_champs) as r
    where d.id = p_id returning d.* into v_fournisseur;
    insert into fournisseur.changement (organisation_id, fournisseur_id, champs, le, auteur_id)
    values (v_fournisseur.organisation_id, p_id, v_changes, p_le, p_auteur_id);
    perform journal.consigner(p_le, 'fournisseur.modifier', 'fournisseur', p_id, v_changes);
  end if;
  return fournisseur.presenter(v_fournisseur, p_le);
end
$$;
