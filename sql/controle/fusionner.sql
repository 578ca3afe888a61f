-- Merges the new producer into the one who held the identity document: plots, collections, inputs,
-- inspections, findings, matter and capacities go to the kept one; the lost id stays an alias.
-- Spec: Control queue, doublon_identite, «merge».
-- Refuses: parametre_invalide (a producer who is not the other party).
-- Locks: both producers in the order of their ids, then the kept one's balances.
create or replace function controle.fusionner(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = ''
as $$
declare
  v_perdu uuid := p_controle.entite_id;
  v_garde uuid :=
    coalesce(p_requete ->> 'producteur_garde', p_controle.details #>> '{producteurs,0}')::uuid;
begin
  if not p_controle.details -> 'producteurs' ? v_garde::text then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = jsonb_build_object(
        'parametre', 'producteur_garde', 'producteurs', p_controle.details -> 'producteurs')::text;
  end if;
  perform from producteur.producteur p where p.id in (v_perdu, v_garde) order by p.id for update;
  v_garde := (select coalesce(p.fusionne_dans, p.id) from producteur.producteur p
              where p.id = v_garde);
  perform producteur.fusionner(v_perdu, v_garde, p_decideur_id, p_le);
  perform journal.consigner(p_le, 'producteur.fusionner', 'producteur', v_garde,
                            jsonb_build_object('fusionne', v_perdu));
end
$$;
