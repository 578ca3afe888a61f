-- The quality states that a reception gives its lot: per referential the lowest of its collections,
-- of their downgraded parts too, none where one of them has none or is still expected; of a
-- purchase what its supplier declared; of what came back from a client those of the lot that was
-- shipped.
-- Spec: lots#categorie, receptions#qualite.
create or replace function reception.etats(p_reception_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reception reception.reception;
begin
  select r.* into v_reception from reception.reception r where r.id = p_reception_id;
  if v_reception.origine = 'achat' then
    return v_reception.qualite_declaree;
  elsif v_reception.origine = 'retour' then
    return (select coalesce(jsonb_object_agg(e.referentiel_code, e.etat_code), '{}')
            from lot.lot l cross join lateral lot.etats_courants(l.parent_id) as e
            where l.id = v_reception.lot_id);
  end if;
  return (
    with apport as (
      select a.id, a.collecte_id, count(*) over () as nombre
      from reception.apport a where a.reception_id = p_reception_id and a.annule_le is null
    ),
    etat as (
      select q.referentiel_code,
             (array_agg(q.etat_code order by array_position(
                '{hors_statut,conventionnel,conversion,bio}', q.categorie_affichage), q.rang))[1]
               as code
      from apport a cross join lateral collecte.etats_livres(a.collecte_id) as q
      group by q.referentiel_code, a.nombre having count(*) = a.nombre
    )
    select coalesce(jsonb_object_agg(e.referentiel_code, e.code), '{}') from etat e);
end
$$;
