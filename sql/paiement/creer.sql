-- Pays a producer or a supplier: due lines less deductions, or an advance. Above the amount of the
-- setting, the payment waits for a second person, and the settled amounts are reserved.
-- Spec: paiements#paiement, paiements#separation, paiements#avance.
-- Chosen: docs/decisions/0072-paiements.md.
-- Refuses: parametre_invalide, devise_inconnue, taux_change_inconnu, what `paiement.beneficiaire`,
--          `paiement.choisir`, `paiement.exiger_payable` and `paiement.exiger_distinct` refuse.
-- Locks: the beneficiary, then what remains of the lines, by id.
create or replace function paiement.creer(
  p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_paiement paiement.paiement := jsonb_populate_record(
    null::paiement.paiement, p_requete - 'lignes' - 'avance');
  v_beneficiaire_id uuid := paiement.beneficiaire(
    v_paiement.producteur_id, v_paiement.fournisseur_id);
  v_titulaires uuid[] := paiement.titulaires(v_beneficiaire_id);
  v_reglements paiement.reglement[] := '{}';
begin
  v_paiement.producteur_id := case when v_paiement.producteur_id is not null
                              then v_titulaires[1] end;
  v_paiement.date_operation := coalesce(v_paiement.date_operation, p_le);
  if v_paiement.date_operation > p_le then
    raise sqlstate 'TR400' using message = 'parametre_invalide', detail = jsonb_build_object(
      'parametre', 'date_operation', 'au_plus_tard', core.horodatage(p_le))::text;
  elsif (p_requete ? 'lignes') = (p_requete ? 'avance') then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "lignes"}';
  elsif p_requete ? 'avance' then
    v_paiement.devise := p_requete #>> '{avance,devise}';
    v_paiement.montant := (p_requete #>> '{avance,montant}')::bigint;
    perform devise.exiger(v_paiement.devise);
  else
    v_reglements := paiement.choisir(
      p_requete -> 'lignes', v_titulaires, v_paiement.date_operation);
    select c.devise into v_paiement.devise
    from paiement.creance c where c.id = v_reglements[1].creance_id;
    v_paiement.montant := (select sum(r.montant) from unnest(v_reglements) as r);
    perform paiement.exiger_payable(v_titulaires, v_paiement.devise, v_paiement.montant, 0);
  end if;
  if v_paiement.montant < 0 or (v_paiement.montant = 0) <> (v_paiement.moyen = 'compensation') then
    raise sqlstate 'TR400' using message = 'parametre_invalide', detail = jsonb_build_object(
      'parametre', 'moyen', 'montant', v_paiement.montant)::text;
  end if;
  v_paiement.ecartes := paiement.ecartes_de(
    array(select r.creance_id from unnest(v_reglements) as r));
  perform paiement.exiger_distinct(v_paiement, p_auteur_id, p_le);
  v_paiement := paiement.ecrire(v_paiement, v_reglements, p_auteur_id, p_le);
  if not paiement.exige_second(v_paiement, v_titulaires, p_le) then
    perform paiement.conclure(v_paiement, 'validée', null, p_le);
  end if;
  perform journal.consigner(p_le, 'paiement.creer', 'paiement', v_paiement.id, p_requete);
  return paiement.presenter_detail(v_paiement.id);
end
$$;
