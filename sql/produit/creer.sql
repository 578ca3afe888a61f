-- Creates a product that is in no pack and belongs to the organization alone, active from now on. A
-- product that is not a raw material may consume the capacity of one.
-- Spec: packs-et-campagnes#produits.
-- Chosen: docs/decisions/0020-reglages.md.
-- Refuses: produit_code_pris (by constraint), produit_introuvable (the linked raw material),
--          parametre_invalide (a link of or to what can not have one, an attribute named twice).
create or replace function produit.creer(p_produit jsonb, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_est_matiere boolean := (p_produit ->> 'est_matiere_premiere')::boolean;
  v_liee text := p_produit #>> '{matiere_premiere_liee,code}';
  v_attributs jsonb := coalesce(p_produit -> 'attributs', '[]');
  v_produit produit.produit;
begin
  if v_liee is not null and not exists (select from produit.produit p where p.code = v_liee) then
    raise sqlstate 'TR404' using message = 'produit_introuvable',
      detail = jsonb_build_object('code', v_liee)::text;
  elsif v_liee is not null and (v_est_matiere or exists (
    select from produit.produit p where p.code = v_liee and not p.est_matiere_premiere))
  then
    raise sqlstate 'TR400' using message = 'parametre_invalide', detail =
      '[{"chemin": "/matiere_premiere_liee", "raison": "from a product to a raw material only"}]';
  elsif (select count(distinct a.value ->> 'code') from jsonb_array_elements(v_attributs) as a)
    <> jsonb_array_length(v_attributs)
  then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '[{"chemin": "/attributs", "raison": "two of one code"}]';
  end if;
  insert into produit.produit as p
    (organisation_id, code, nom_fr, nom_en, unite_code, est_matiere_premiere,
     matiere_premiere_liee_code, coefficient_ppm, actif_pendant, attributs)
  values (core.organisation_id(), p_produit ->> 'code', p_produit ->> 'nom_fr',
          p_produit ->> 'nom_en', p_produit ->> 'unite_code', v_est_matiere, v_liee,
          coalesce((p_produit #>> '{matiere_premiere_liee,coefficient_ppm}')::integer, 1000000),
          tstzmultirange(tstzrange(p_le, null)), v_attributs)
  returning p.* into v_produit;
  perform journal.consigner(p_le, 'produit.creer', 'produit', v_produit.id);
  return produit.presenter(v_produit, p_le);
end
$$;
