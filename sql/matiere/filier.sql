-- Derives the links between records from a movement's entries. Within each record's entries, every
-- mass that left is shared among the masses that entered, in proportion and to the gram on both
-- sides. Matter that goes through `transformation` is linked from the inputs to the outputs. For a
-- corrected record, all movements are derived together, under the first one; earlier derivations
-- end.
-- Spec: matiere#filiation, matiere#correction.
-- Why: links are stored at posting, since a genealogy of ten thousand lots must not be calculated
--      at each read. Each debit is shared over the remainders of the credits, so that no share is
--      negative and the last debit completes every sum.
create or replace function matiere.filier(p_mouvements uuid[]) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_groupe record;
  v_debit record;
  v_reste bigint[];
  v_parts bigint[];
  v_rang integer := 0;
begin
  if cardinality(p_mouvements) > 1 then
    update matiere.filiation f set annulee = true where f.mouvement_id = any (p_mouvements);
    v_rang := (select coalesce(max(f.rang), 0) from matiere.filiation f
               where f.mouvement_id = p_mouvements[1]);
  end if;
  for v_groupe in
    select array_agg((n.genre, n.id)::matiere.noeud order by n.genre, n.id)
             filter (where n.quantite_g > 0) as credits,
           array_agg(n.quantite_g order by n.genre, n.id) filter (where n.quantite_g > 0)
             as credits_g,
           array_agg((n.genre, n.id)::matiere.noeud order by n.genre, n.id)
             filter (where n.quantite_g < 0) as debits,
           array_agg(-n.quantite_g order by n.genre, n.id) filter (where n.quantite_g < 0)
             as debits_g,
           sum(n.quantite_g) as solde_g
    from matiere.noeuds_des_mouvements(p_mouvements) as n
    group by n.objet_id order by n.objet_id
  loop
    assert v_groupe.solde_g = 0, 'what leaves a record in a movement enters another';
    v_reste := v_groupe.credits_g;
    for v_debit in
      select d.genre, d.id, d.quantite_g
      from unnest(v_groupe.debits, v_groupe.debits_g) as d (genre, id, quantite_g)
    loop
      v_parts := core.repartir(v_debit.quantite_g, v_reste);
      insert into matiere.filiation
        (organisation_id, mouvement_id, rang, de_genre, de_id, vers_genre, vers_id, quantite_g)
      select core.organisation_id(), p_mouvements[1], v_rang + c.rang, v_debit.genre, v_debit.id,
             c.genre, c.id, c.part_g
      from unnest(v_groupe.credits, v_parts) with ordinality as c (genre, id, part_g, rang)
      where c.part_g > 0;
      v_rang := v_rang + cardinality(v_parts);
      v_reste := array(
        select r.reste_g - r.part_g
        from unnest(v_reste, v_parts) with ordinality as r (reste_g, part_g, rang)
        order by r.rang);
    end loop;
  end loop;
end
$$;
