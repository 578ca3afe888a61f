-- A producer from a row, as their registration writes one. What would put them in control is a
-- fault of the row; a namesake is worth a look.
-- Spec: imports#application, imports#doublons, imports#jours.
-- Refuses: parametre_invalide (a birth on a day to come).
create or replace function importation.ecrire_producteur(
  p_demande jsonb, p_auteur_id uuid, p_le timestamptz) returns importation.issue
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (p_demande ->> 'producteur_id')::uuid;
  v_homonymes jsonb;
  v_effet commande.effet;
begin
  if core.debut_du_jour((p_demande ->> 'date_naissance')::date) > p_le then
    raise sqlstate 'TR400' using message = 'parametre_invalide', detail = jsonb_build_object(
      'parametre', 'date_naissance', 'lu', p_demande -> 'date_naissance')::text;
  end if;
  select jsonb_agg(p.id order by p.id) into v_homonymes
  from producteur.producteur p
  where p.organisation_id = core.organisation_id() and p.nom = p_demande ->> 'nom'
    and p.nom >= '' and p.prenoms = p_demande ->> 'prenoms' and p.fusionne_dans is null
    and not isempty(p.actif_pendant);
  v_effet := producteur.enregistrer(importation.contexte(
    'producteur.enregistrer', p_demande,
    jsonb_build_object('groupement_id', p_demande -> 'groupement_id'), p_le, p_auteur_id, p_le));
  return (v_id, v_effet.constats, case when v_homonymes is null then '[]'::jsonb
    else jsonb_build_array(jsonb_build_object(
      'code', 'homonyme', 'details', jsonb_build_object('producteurs', v_homonymes))) end);
end
$$;
