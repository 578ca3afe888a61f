-- Returns whether the certificate of the reception's group, or of its supplier, is not in force at
-- its date or has another scope. Among the referentials under which its lot is organic or in
-- conversion, at least one must be covered, and so must each one for which the holder has
-- certificates. For a lot under no referential, or while a collection is expected, any certificate
-- of the holder is enough. Organizations that record no certificates, and clients' returns, need
-- none.
-- Spec: receptions#refus-certificat.
-- Chosen: docs/decisions/0023-receptions.md, 0044-portee.md. Members' goods need production;
--         purchases any activity of their supplier except storage and export.
create or replace function reception.manquement_certificat(p_reception reception.reception)
returns setof reception.manquement
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_date timestamptz := p_reception.date_operation;
  v_mode text := reglage.texte('reception.certificat_mode', v_date);
  v_place emplacement.emplacement;
  v_couverts text[];
  v_connus text[];
  v_limites text[];
  v_reclames text[];
  v_certificats jsonb;
  v_attendue boolean;
  v_est_couverte boolean;
begin
  if p_reception.origine = 'retour' or not (
    module.est_actif('certification', v_date) or exists (select from certificat.certificat))
  then
    return;
  end if;
  select e.* into v_place from emplacement.emplacement e where e.id = p_reception.emplacement_id;
  select coalesce(array_agg(c.referentiel_code) filter (where c.etat = 'valide'), '{}'),
         coalesce(array_agg(c.referentiel_code) filter (where c.etat <> 'a_venir'), '{}'),
         coalesce(jsonb_agg(to_jsonb(c)), '[]')
  into v_couverts, v_connus, v_certificats
  from certificat.couvrant(
    p_reception.groupement_id, p_reception.fournisseur_id, p_reception.produit_id,
    case p_reception.origine when 'membres' then '{production}'::text[]
      else '{production,preparation,distribution,import}' end,
    v_place.site, array[v_place.code, v_place.nom] || array(
      select unnest(array[g.code, g.nom]) from organisation.groupement g
      where g.id = p_reception.groupement_id), v_date) as c;
  v_limites := array(
    select c.referentiel_code
    from certificat.de_titulaire(p_reception.groupement_id, p_reception.fournisseur_id) as c
    where lower(c.valide_pendant) <= v_date
      and exists (select from certificat.portee p
                  where p.certificat_id = c.id and not p.anterieure));
  select coalesce(array_agg(e.referentiel_code order by e.referentiel_code), '{}')
  into v_reclames
  from lot.etats_courants(p_reception.lot_id) as e
  where e.categorie_affichage in ('bio', 'conversion');
  v_attendue := exists (
    select from reception.apport a
    where a.reception_id = p_reception.id and a.collecte_id is null and a.annule_le is null);
  v_est_couverte := case when v_reclames = '{}'
    then v_couverts <> '{}' or v_connus = '{}' and not v_attendue
    else v_reclames && v_couverts and not exists (
      select from unnest(v_reclames) as r (code)
      where r.code = any (v_connus || v_limites) and r.code <> all (v_couverts)) end;
  if v_est_couverte then
    return;
  end if;
  return query select 'certificat_non_valide',
    case v_mode when 'exiger_note' then 'note' else 'refus' end,
    jsonb_build_object(
      'mode', v_mode, 'groupement_id', p_reception.groupement_id,
      'fournisseur_id', p_reception.fournisseur_id, 'referentiels', v_reclames,
      'certificats', v_certificats);
end
$$;
