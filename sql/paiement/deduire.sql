-- Deducts an amount from the money due to a producer or a supplier, by a new line with a label and
-- a reason: inputs, share capital, transport. An amount above the due one is deducted only if the
-- request allows it; later amounts pay the rest.
-- Spec: paiements#deduction.
-- Chosen: docs/decisions/0128-complements-et-deductions.md.
-- Refuses: parametre_invalide (a date to come), devise_inconnue, deduction_excessive, what
--          `paiement.beneficiaire` refuses.
-- Why: the beneficiary is locked, so that their latest deduction is the line written here.
-- Locks: the beneficiary.
create or replace function paiement.deduire(
  p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_fournisseur_id uuid := p_requete ->> 'fournisseur_id';
  v_id uuid := paiement.beneficiaire((p_requete ->> 'producteur_id')::uuid, v_fournisseur_id);
  v_titulaires uuid[] := paiement.titulaires(v_id);
  v_date timestamptz := coalesce((p_requete ->> 'date_operation')::timestamptz, p_le);
  v_montant bigint := p_requete -> 'montant';
  v_au_dela boolean := coalesce((p_requete -> 'au_dela_du')::boolean, false);
  v_devise text := coalesce(p_requete ->> 'devise', (
    select o.devise_defaut from organisation.organisation o where o.id = core.organisation_id()));
  v_du bigint;
  v_creance paiement.creance;
begin
  perform devise.exiger(v_devise);
  if v_date > p_le then
    raise sqlstate 'TR400' using message = 'parametre_invalide', detail = jsonb_build_object(
      'parametre', 'date_operation', 'au_plus_tard', core.horodatage(p_le))::text;
  end if;
  v_du := (
    select greatest(coalesce(sum(r.reste), 0), 0)
    from paiement.creance c
      join paiement.reste r on r.organisation_id = c.organisation_id and r.creance_id = c.id
    where (c.producteur_id = any (v_titulaires) or c.fournisseur_id = any (v_titulaires))
      and c.devise = v_devise and r.reste <> 0);
  if v_montant > v_du and not v_au_dela then
    raise sqlstate 'TR409' using message = 'deduction_excessive', detail = jsonb_build_object(
      'devise', v_devise, 'montant', v_montant, 'du', v_du)::text;
  end if;
  perform paiement.inscrire(array[(
    'deduction', null, null, null, null, case when v_fournisseur_id is null then v_id end,
    v_fournisseur_id, null, 0, null, v_devise, -v_montant, 'deduction', v_date, null, null
  )::paiement.ligne], p_auteur_id, p_le);
  select c.* into v_creance
  from paiement.creance c
  where c.genre = 'deduction' and (c.producteur_id = v_id or c.fournisseur_id = v_id)
  order by c.rang desc limit 1;
  insert into paiement.deduction
    (organisation_id, creance_id, motif, libelle, raison, au_dela_du)
  values (v_creance.organisation_id, v_creance.id, p_requete ->> 'motif',
          p_requete ->> 'libelle', p_requete ->> 'raison', v_au_dela);
  perform journal.consigner(p_le, 'paiement.deduire', 'creance', v_creance.id, p_requete);
  return paiement.presenter_creance(v_creance);
end
$$;
