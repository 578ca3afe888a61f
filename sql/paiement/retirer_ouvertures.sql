-- Takes back unpaid lines that were owed at the opening, each by a line of the opposite amount,
-- which settles it.
-- Spec: paiements#ouverture, imports#annulation.
-- Chosen: docs/decisions/0082-ouverture-en-cours-d-annee.md.
-- Locks: producers, then suppliers, then what remains of the lines, each by id.
create or replace function paiement.retirer_ouvertures(
  p_ids uuid[], p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform from producteur.producteur p
  where p.id in (select k.producteur_id from paiement.creance k where k.id = any (p_ids))
  order by p.id for no key update;
  perform from fournisseur.fournisseur f
  where f.id in (select k.fournisseur_id from paiement.creance k where k.id = any (p_ids))
  order by f.id for no key update;
  perform from paiement.reste r where r.creance_id = any (p_ids) order by r.creance_id for update;
  perform paiement.inscrire(array(
    select (k.genre, null, null, null, null, k.producteur_id, k.fournisseur_id, k.campagne_id, 0,
            null, k.devise, -k.montant, 'ouverture', k.date_operation, null,
            null)::paiement.ligne
    from paiement.creance k where k.id = any (p_ids)), p_auteur_id, p_le);
  update paiement.reste r set reste = 0
  from paiement.creance o
    join paiement.creance m on m.genre = 'ouverture' and m.montant < 0
      and (m.producteur_id = o.producteur_id or m.fournisseur_id = o.fournisseur_id)
  where o.id = any (p_ids) and r.creance_id in (o.id, m.id);
end
$$;
