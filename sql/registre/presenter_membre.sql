-- Presents a member of a group in the register of a date, with the member's number, contact, moves,
-- surveys, states, estimates, controls and due lines as of that date, the day of the list and its
-- version, the last entry of the journal. Data of a module that the reader may not read are null.
-- Spec: registres#membres.
-- Chosen: docs/decisions/0083-registres.md.
create or replace function registre.presenter_membre(
  p_producteur producteur.producteur, p_au timestamptz, p_inspection boolean, p_argent boolean,
  p_estimation boolean, p_version bigint) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_suivi jsonb := case when p_inspection then registre.suivi(p_producteur.id, p_au) else
    '{"derniere_inspection": null, "prochaine_inspection": null, "echantillons": null,
      "non_conformites_ouvertes": null}' end;
  v_parcelles uuid[] := array(
    select p.id from parcelle.detenues(p_producteur.id, p_au) as d (id)
      cross join lateral (
        select q.id from parcelle.parcelle q
        where q.id = d.id and q.fusionnee_dans is null and q.actif_pendant @> p_au offset 0) as p
    order by p.id);
  v_unites jsonb := registre.unites(v_parcelles, p_au);
begin
  return v_suivi || (
    select jsonb_build_object(
      'arrete_au', core.heure_locale(p_au)::date, 'version', p_version,
      'id', p_producteur.id, 'reference', p_producteur.reference, 'nom', p_producteur.nom,
      'prenoms', p_producteur.prenoms, 'telephone', p_producteur.telephone,
      'localite', p_producteur.localite, 'groupement_id', g.id,
      'membre_depuis', core.horodatage(producteur.membre_depuis(p_producteur.id, p_au)),
      'sorti_le', (
        select core.horodatage(upper(m.pendant)) from unnest(p_producteur.actif_pendant)
          as m (pendant) where m.pendant @> p_au),
      'parcelles', to_jsonb(v_parcelles), 'unites', v_unites,
      'surface_m2', (
        select coalesce(sum((u ->> 'surface_m2')::bigint), 0)::bigint
        from jsonb_array_elements(v_unites) as u),
      'surfaces', (
        select coalesce(jsonb_agg(to_jsonb(s) order by s.referentiel_code), '[]')
        from registre.surfaces(v_parcelles, p_au) as s),
      'conversions', registre.conversions(v_parcelles, p_au),
      'estimations', case when p_estimation then registre.estimations(v_parcelles, p_au) end,
      'dernier_controle_officiel', case when p_inspection
        then registre.dernier_controle_officiel(p_producteur.id, p_au) end,
      'chiffre_affaires', case when p_argent
        then registre.chiffre_affaires(p_producteur.id, p_au) end)
    from producteur.groupement_au(p_producteur.id, p_au) as g (id));
end
$$;
