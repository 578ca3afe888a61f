-- Moves all records of a producer to another one and makes the first id an alias of the second.
-- Open controls keep their effect on the kept producer. Records of both are judged again as those
-- of one person; plots follow an exit of the kept one. The moved ids are stored, with the control
-- that the merge lifts (`p_doublon`) and the former periods of plots, so that the merge can be
-- undone.
-- Spec: file-de-controle#fusion.
-- Chosen: docs/decisions/0010-controles.md.
-- Locks: the kept producer's balances, the collections, then what `reception.reprendre_differees`
--        locks; `adhesion.fusionner_doublon` holds collections and balances already.
create or replace function adhesion.fusionner(
  p_perdu uuid, p_garde uuid, p_auteur_id uuid, p_le timestamptz, p_doublon uuid default null)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_differe boolean := reception.differer('Fusion de deux membres');
  v_a_revoir uuid[] := adhesion.a_revoir_fusion(array[p_perdu, p_garde]);
  v_deplace jsonb;
  v_parcelles uuid[];
begin
  update producteur.producteur set fusionne_dans = p_garde where id = p_perdu;
  v_deplace := adhesion.ranger(p_perdu, p_garde);
  v_parcelles := array(select jsonb_array_elements_text(v_deplace -> 'parcelle')::uuid);
  v_deplace := v_deplace || jsonb_build_object(
    'actives', adhesion.suivre_periode(v_parcelles, p_garde));
  insert into producteur.fusion
    (organisation_id, nature, perdu_id, garde_id, deplace, auteur_id, le)
  values (core.organisation_id(), 'fusion', p_perdu, p_garde,
          v_deplace || jsonb_build_object('doublon', p_doublon), p_auteur_id, p_le);
  perform intrant.suivre(c.remise_id, p_auteur_id, p_le)
  from (select distinct k.remise_id from paiement.creance k
        where k.producteur_id = p_perdu and k.remise_id is not null) as c;
  perform capacite.fusionner(p_perdu, p_garde, p_auteur_id, p_le);
  -- Judges each collection of the lost producer again, and each collection of plots that the lost
  -- producer held at any time: their references now resolve to the kept producer, with the capacity
  -- and account of this producer.
  perform adhesion.rejuger_collectes(
    array(select a.id from adhesion.collectes(array[p_perdu]) as a (id)), p_le);
  perform adhesion.rejuger_saisies(p_garde, v_parcelles, '-infinity', p_le);
  perform commande.reexaminer(p_garde, '-infinity', p_le);
  if v_differe then
    perform reception.reprendre_differees(p_le);
  end if;
  perform constat.revoir(v_a_revoir, p_doublon, 'une fusion depuis', p_le);
end
$$;
