-- Writes the lines of a draft sale in place of the former ones, numbered from 1, each with its sold
-- quality states.
-- Spec: ventes-et-expeditions#vente.
-- Chosen: docs/decisions/0028-ventes.md.
-- Refuses: parametre_invalide (an amount beyond what a JSON number holds exactly), and what
--          `vente.exiger_lignes` refuses.
create or replace function vente.ecrire_lignes(p_vente_id uuid, p_lignes jsonb) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform vente.exiger_lignes(p_lignes);
  delete from vente.qualite_ligne q where q.vente_id = p_vente_id;
  delete from vente.ligne l where l.vente_id = p_vente_id;
  insert into vente.ligne (organisation_id, vente_id, rang, produit_id, quantite_g, prix_kg)
  select core.organisation_id(), p_vente_id, e.rang, (e.value ->> 'produit_id')::uuid,
         (e.value ->> 'quantite_g')::bigint, (e.value ->> 'prix_kg')::bigint
  from jsonb_array_elements(p_lignes) with ordinality as e (value, rang);
  insert into vente.qualite_ligne
    (organisation_id, vente_id, rang, referentiel_code, etat_code)
  select core.organisation_id(), p_vente_id, e.rang, q.key, q.value
  from jsonb_array_elements(p_lignes) with ordinality as e (value, rang)
    cross join jsonb_each_text(e.value -> 'qualites') as q;
  perform vente.exiger_montant(vente.montant(p_vente_id));
end
$$;
