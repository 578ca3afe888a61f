-- Takes a deduction back with a reason, by a line of the opposite amount. Both lines cancel out,
-- and the part that a payment deducted already is due again. Returns the new line.
-- Spec: paiements#deduction.
-- Refuses: ligne_inconnue (no such line, or one without a decision), retenue_sans_objet (it was
--          taken back already).
-- Locks: the producer or the supplier, then what remains of the line.
create or replace function paiement.retirer_deduction(
  p_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_retiree paiement.creance;
  v_creance paiement.creance;
  v_reste bigint;
begin
  select c.* into v_retiree
  from paiement.creance c
    join paiement.deduction d on d.organisation_id = c.organisation_id and d.creance_id = c.id
  where c.id = p_id and d.retire_id is null;
  if v_retiree.id is null then
    raise sqlstate 'TR404' using message = 'ligne_inconnue';
  end if;
  perform from producteur.producteur p
  where p.id in (v_retiree.producteur_id, (
    select a.fusionne_dans from producteur.producteur a where a.id = v_retiree.producteur_id))
  order by p.id for no key update;
  perform from fournisseur.fournisseur f where f.id = v_retiree.fournisseur_id for no key update;
  select r.reste into v_reste from paiement.reste r where r.creance_id = p_id for update;
  if exists (select from paiement.deduction d where d.retire_id = p_id) then
    raise sqlstate 'TR409' using message = 'retenue_sans_objet';
  end if;
  perform paiement.inscrire(array[(
    'deduction', null, null, null, null, v_retiree.producteur_id, v_retiree.fournisseur_id, null,
    0, null, v_retiree.devise, -v_retiree.montant, 'deduction', v_retiree.date_operation, null,
    null)::paiement.ligne], p_auteur_id, p_le);
  select c.* into v_creance
  from paiement.creance c
  where c.genre = 'deduction' and (c.producteur_id = v_retiree.producteur_id
                                   or c.fournisseur_id = v_retiree.fournisseur_id)
  order by c.rang desc limit 1;
  insert into paiement.deduction
    (organisation_id, creance_id, motif, libelle, raison, au_dela_du, retire_id)
  select d.organisation_id, v_creance.id, d.motif, d.libelle, p_raison, false, p_id
  from paiement.deduction d where d.creance_id = p_id;
  update paiement.reste r
  set reste = case r.creance_id when p_id then 0 else r.reste + v_reste end
  where r.creance_id in (p_id, v_creance.id);
  perform journal.consigner(p_le, 'paiement.retirer_deduction', 'creance', v_creance.id,
    jsonb_build_object('retire_id', p_id, 'raison', p_raison));
  return paiement.presenter_creance(v_creance);
end
$$;
