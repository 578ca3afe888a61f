-- Merges the new producer into the producer that already has the identity document. Plots,
-- collections, inputs, inspections, findings, matter and consumption of capacities go to the kept
-- producer; the lost id stays an alias. Resolves both ids first, since either producer may have
-- been merged meanwhile; if both ids already mean one producer, it does nothing.
-- Spec: file-de-controle#fusion.
-- Refuses: parametre_invalide (a producer who is not the other party, or was cancelled).
-- Locks: controls that it may make moot; both producers in the order of their ids against other
--        events; the locks of
--        `collecte.verrouiller` for their collections and balances; their receptions; then both
--        producers against all records that refer to them: a running collection locks its balance
--        before it refers to its producer, a validation its reception before it writes the amounts
--        due.
create or replace function adhesion.fusionner_doublon(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_autres jsonb := adhesion.autres_parties(p_controle);
  v_perdu uuid := p_controle.entite_id;
  v_garde uuid := coalesce(p_requete ->> 'producteur_garde', v_autres ->> 0)::uuid;
begin
  if v_garde is null or not v_autres ? v_garde::text then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = jsonb_build_object('parametre', 'producteur_garde', 'producteurs', v_autres)::text;
  end if;
  perform constat.tenir(adhesion.a_revoir_fusion(array[v_perdu, v_garde]));
  perform adhesion.tenir(array[v_perdu, v_garde]);
  perform from producteur.producteur p
  where p.id in (select coalesce(a.fusionne_dans, a.id) from producteur.producteur a
                 where a.id in (v_perdu, v_garde))
  order by p.id for update;
  select coalesce(p.fusionne_dans, p.id) into v_perdu
  from producteur.producteur p where p.id = v_perdu;
  select coalesce(p.fusionne_dans, p.id) into v_garde
  from producteur.producteur p where p.id = v_garde;
  if v_perdu <> v_garde then
    perform adhesion.fusionner(v_perdu, v_garde, p_decideur_id, p_le, p_controle.id);
    perform journal.consigner(p_le, 'producteur.fusionner', 'producteur', v_garde,
                              jsonb_build_object('fusionne', v_perdu));
  end if;
end
$$;
