-- Whether the certificate of the reception's group, or of its supplier, is not in force at its date:
-- for each referential under which its lot is organic or in conversion; and when it is so under
-- none, as soon as the holder has a certificate, or a collection is still expected. An organization
-- that keeps no certificates here is asked nothing, nor is what came back from a client.
-- Spec: Domain refusals, «certificate not in force blocks a reception by default
--       (reception.certificat_mode)»; domain, «checks the group's certificate».
-- Chosen: docs/decisions/0023-receptions.md.
create or replace function reception.manquement_certificat(p_reception reception.reception)
returns setof reception.manquement
language plpgsql stable
set search_path = ''
as $$
declare
  v_date timestamptz := p_reception.date_operation;
  v_mode text := reglage.texte('reception.certificat_mode', v_date);
  v_couverts text[];
  v_reclames text[];
  v_certificats jsonb;
  v_a_verifier boolean;
begin
  if p_reception.origine = 'retour' or not (
    module.est_actif('certification', v_date) or exists (select from certificat.certificat))
  then
    return;
  end if;
  select array_agg(c.referentiel_code) filter (where c.etat = 'valide'),
         coalesce(jsonb_agg(to_jsonb(c)), '[]'), coalesce(bool_or(c.etat <> 'a_venir'), false)
  into v_couverts, v_certificats, v_a_verifier
  from certificat.couvrant(p_reception.groupement_id, p_reception.fournisseur_id,
                           p_reception.produit_id, null, v_date) as c;
  select array_agg(e.referentiel_code order by e.referentiel_code) into v_reclames
  from lot.etats_courants(p_reception.lot_id) as e
  where e.categorie_affichage in ('bio', 'conversion');
  if v_reclames <@ v_couverts or v_reclames is null and (
    v_couverts is not null or not v_a_verifier and not exists (
      select from reception.apport a
      where a.reception_id = p_reception.id and a.collecte_id is null and a.annule_le is null))
  then
    return;
  end if;
  return query select 'certificat_non_valide',
    case v_mode when 'exiger_note' then 'note' else 'refus' end,
    jsonb_build_object(
      'mode', v_mode, 'groupement_id', p_reception.groupement_id,
      'fournisseur_id', p_reception.fournisseur_id, 'referentiels', coalesce(v_reclames, '{}'),
      'certificats', v_certificats);
end
$$;
