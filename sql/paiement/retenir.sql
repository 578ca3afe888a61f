-- Deducts, with a reason, inputs that were handed out on credit before the service counted money;
-- from then on the deduction follows their changes. Returns its line.
-- Spec: paiements#avant, paiements#retenue.
-- Chosen: docs/decisions/0076-argent-suite.md.
-- Refuses: remise_inconnue, retenue_sans_objet (a gift, one that was cancelled or has no value,
--          whose producer or currency is not known, or that is deducted already).
-- Locks: the producer, then the hand-out: a merge locks producers before it moves their hand-outs.
create or replace function paiement.retenir(
  p_remise_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_dues paiement.ligne[];
begin
  perform from producteur.producteur p
  where p.id = (select r.producteur_id from intrant.remise r where r.id = p_remise_id)
  for key share;
  perform from intrant.remise r where r.id = p_remise_id for no key update;
  if not found then
    raise sqlstate 'TR404' using message = 'remise_inconnue';
  end if;
  v_dues := array(select d from paiement.due_de_remise(p_remise_id) as d);
  if v_dues = '{}' or paiement.remise_suivie(p_remise_id) then
    raise sqlstate 'TR409' using message = 'retenue_sans_objet';
  end if;
  perform paiement.inscrire(v_dues, p_auteur_id, p_le);
  perform journal.consigner(p_le, 'paiement.retenir', 'remise', p_remise_id,
                            jsonb_build_object('raison', p_raison));
  return (select paiement.presenter_creance(c)
          from paiement.creance c where c.remise_id = p_remise_id);
end
$$;
