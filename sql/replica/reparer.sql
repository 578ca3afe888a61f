-- Repairs the phones' copies where they differ from the register, because of two concurrent acts
-- that did not wait for each other, or of a manual change. Returns the repaired rows, by copy.
-- Spec: replication#copies.
-- Locks: the producers with a wrong copy, the plots with a wrong copy, then the rows of the copies.
create or replace function replica.reparer() returns table (copie text, lignes bigint)
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ecarts jsonb;
begin
  select coalesce(jsonb_agg(e order by e.copie, e.id), '[]') into v_ecarts
  from replica.ecarts() as e;
  insert into replica.appareil as r
    (organisation_id, id, utilisateur_id, code_court, statut, revoque_le)
  select a.organisation_id, a.id, a.utilisateur_id, a.code_court, a.statut, a.revoque_le
  from appareil.appareil a
    join jsonb_to_recordset(v_ecarts) as e (copie text, id uuid) on e.id = a.id
  where e.copie = 'appareil' for share of a
  on conflict (organisation_id, id) do update
  set utilisateur_id = excluded.utilisateur_id, code_court = excluded.code_court,
      statut = excluded.statut, revoque_le = excluded.revoque_le;
  perform from producteur.producteur p
  where p.id in (select coalesce(d.fusionne_dans, d.id)
                 from jsonb_to_recordset(v_ecarts) as e (copie text, id uuid)
                   join producteur.producteur d on d.id = e.id
                 where e.copie = 'producteur')
  order by p.id for no key update;
  perform replica.tenir_producteur(d.organisation_id, coalesce(d.fusionne_dans, d.id))
  from jsonb_to_recordset(v_ecarts) as e (copie text, id uuid)
    join producteur.producteur d on d.id = e.id
  where e.copie = 'producteur';
  perform from parcelle.parcelle p
  where p.id in (select coalesce(d.fusionnee_dans, d.id)
                 from jsonb_to_recordset(v_ecarts) as e (copie text, id uuid)
                   join parcelle.parcelle d on d.id = e.id
                 where e.copie = 'parcelle')
  order by p.id for no key update;
  perform replica.tenir_parcelle(p.organisation_id, coalesce(p.fusionnee_dans, p.id))
  from jsonb_to_recordset(v_ecarts) as e (copie text, id uuid)
    join parcelle.parcelle p on p.id = e.id
  where e.copie = 'parcelle';
  perform from replica.parcelle r
  where r.id in (select e.id from jsonb_to_recordset(v_ecarts) as e (copie text, id uuid)
                 where e.copie = 'statut_parcelle')
  order by r.id for no key update;
  perform replica.tenir_statuts(core.organisation_id(), e.id)
  from jsonb_to_recordset(v_ecarts) as e (copie text, id uuid) where e.copie = 'statut_parcelle';
  perform replica.tenir_capacites(core.organisation_id(), e.id)
  from jsonb_to_recordset(v_ecarts) as e (copie text, id uuid) where e.copie = 'capacite';
  return query
    select e.copie, count(*) from jsonb_to_recordset(v_ecarts) as e (copie text, id uuid)
    group by e.copie order by e.copie;
end
$$;
