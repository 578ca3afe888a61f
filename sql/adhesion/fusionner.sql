-- Moves all that belongs to a producer to another one and makes the first id an alias of the
-- second. What is still under control keeps its effect on the kept one.
-- Spec: file-de-controle#fusion.
-- Chosen: docs/decisions/0010-controles.md.
-- Locks: the kept producer's balances, the collections, then what `reception.reprendre_differees`
--        locks; `adhesion.fusionner_doublon` holds collections and balances already.
create or replace function adhesion.fusionner(
  p_perdu uuid, p_garde uuid, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_groupement_id uuid := (
    select p.groupement_id from producteur.producteur p where p.id = p_garde);
  v_collecte record;
  v_differe boolean := reception.differer();
begin
  update producteur.producteur set fusionne_dans = p_garde
  where id = p_perdu or fusionne_dans = p_perdu;
  update parcelle.parcelle set producteur_id = p_garde, groupement_id = v_groupement_id
  where producteur_id = p_perdu;
  update intrant.remise set producteur_id = p_garde where producteur_id = p_perdu;
  perform intrant.suivre(c.remise_id, p_auteur_id, p_le)
  from (select distinct k.remise_id from paiement.creance k
        where k.producteur_id = p_perdu and k.remise_id is not null) as c;
  update inspection.inspection set producteur_id = p_garde where producteur_id = p_perdu;
  update inspection.interet set producteur_id = p_garde where producteur_id = p_perdu;
  update inspection.prevue set producteur_id = p_garde where producteur_id = p_perdu;
  update inspection.echantillon set producteur_id = p_garde where producteur_id = p_perdu;
  update non_conformite.non_conformite set producteur_id = p_garde where producteur_id = p_perdu;
  update controle.controle set entite_id = p_garde
  where entite = 'producteur' and entite_id = p_perdu and statut = 'ouvert';
  perform capacite.fusionner(p_perdu, p_garde, p_auteur_id, p_le);
  -- Each collection is judged again: its references now resolve to the kept producer, whose
  -- capacity and account it joins; so do those of plots that went through the lost one's hands.
  for v_collecte in
    select c.id from collecte.collecte c
    where c.id in (select a.id from adhesion.collectes(array[p_perdu]) as a (id))
    order by c.date_operation, c.id
  loop
    perform collecte.rejuger(v_collecte.id, p_le);
  end loop;
  if v_differe then
    perform reception.reprendre_differees(p_le);
  end if;
end
$$;
