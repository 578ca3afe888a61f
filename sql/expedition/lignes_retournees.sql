-- Returns the lines of a client's return in a request: the named lines, or everything still at the
-- client, from one container or from the whole expedition.
-- Spec: ventes-et-expeditions#retours.
-- Refuses: ligne_inconnue (no such line, or not in that container), parametre_invalide (a line
--          named twice), retour_superieur, retour_vide.
create or replace function expedition.lignes_retournees(p_id uuid, p_requete jsonb)
returns table (rang smallint, lot_id uuid, quantite_g bigint)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ligne record;
  v_vues smallint[] := '{}';
begin
  for v_ligne in
    select coalesce(l.rang, d.rang) as rang, l.lot_id, l.rang is null as inconnue, l.reste_g,
           coalesce(d.quantite_g, l.reste_g) as quantite_g
    from (select e.rang, e.lot_id,
                 e.quantite_g - vente.retourne_g(p_id, e.rang) as reste_g
          from expedition.ligne e
          where e.expedition_id = p_id
            and (p_requete ->> 'conteneur' is null
                 or e.conteneur = p_requete ->> 'conteneur')) as l
      full join (select (d.value ->> 'ligne')::smallint as rang,
                        (d.value ->> 'quantite_g')::bigint as quantite_g
                 from jsonb_array_elements(p_requete -> 'lignes') as d (value)) as d
        on d.rang = l.rang
    where p_requete -> 'lignes' is null and l.reste_g > 0 or d.rang is not null
    order by 1
  loop
    if v_ligne.inconnue then
      raise sqlstate 'TR404' using message = 'ligne_inconnue',
        detail = jsonb_build_object('ligne', v_ligne.rang)::text;
    elsif v_ligne.rang = any (v_vues) then
      raise sqlstate 'TR400' using message = 'parametre_invalide',
        detail = '{"parametre": "lignes"}';
    elsif v_ligne.quantite_g > v_ligne.reste_g or v_ligne.reste_g = 0 then
      raise sqlstate 'TR409' using message = 'retour_superieur', detail = jsonb_build_object(
        'ligne', v_ligne.rang, 'lot_id', v_ligne.lot_id, 'reste_g', v_ligne.reste_g)::text;
    end if;
    v_vues := v_vues || v_ligne.rang;
    rang := v_ligne.rang;
    lot_id := v_ligne.lot_id;
    quantite_g := v_ligne.quantite_g;
    return next;
  end loop;
  if v_vues = '{}' then
    raise sqlstate 'TR409' using message = 'retour_vide';
  end if;
end
$$;
