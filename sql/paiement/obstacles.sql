-- Returns the reasons why a line can not be settled now: it has no price, its difference was not
-- admitted, or open controls block the payment of its collection. A premium, or a complement for a
-- category, is also blocked by controls that exclude the collection from the organic referential.
-- Amounts taken back or deducted are never blocked.
-- Spec: paiements#bloque, collectes#paiement.
create or replace function paiement.obstacles(p_creance paiement.creance) returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_creance.montant is null and p_creance.masse_g >= 0 then
    return array[case when p_creance.genre = 'ecart' and p_creance.prix_kg is not null
                 then 'ecart_non_admis' else 'a_chiffrer' end];
  elsif p_creance.montant is null or p_creance.montant < 0 or p_creance.collecte_id is null then
    return '{}';
  end if;
  return array(
    select m.motif
    from collecte.effet e
      cross join lateral unnest(e.motifs) as x (motif)
      join controle.motif m on m.motif = x.motif
    where e.organisation_id = p_creance.organisation_id
      and e.collecte_id = p_creance.collecte_id
      and (m.effet in ('paiement_bloque', 'capacite_et_paiement_bloques')
           or m.effet = 'matiere_ecartee' and (p_creance.genre = 'prime' or exists (
             select from complement.complement k
             where k.organisation_id = p_creance.organisation_id
               and k.id = p_creance.complement_id and k.categorie is not null)))
    order by m.motif);
end
$$;
