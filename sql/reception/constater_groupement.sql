-- Returns the finding that a received collection is of another group than its reception.
-- Spec: receptions#qualite.
-- Motifs: ecart_calcul.
create or replace function reception.constater_groupement(p_collecte_id uuid)
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select k
    from reception.reception r
      join collecte.collecte c on c.id = p_collecte_id
      cross join lateral unnest(reception.comparer(r, c)) as k
    where r.id = collecte.reception_de(p_collecte_id)
      and k.details ->> 'champ' = 'groupement_id');
end
$$;
