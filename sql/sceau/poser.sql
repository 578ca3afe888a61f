-- Writes a seal over some entries, with their leaves, and the entry of the journal that tells it.
-- Spec: sceaux#feuille, sceaux#chaine.
-- Locks: the caller holds the organization's row.
create or replace function sceau.poser(p_sceau sceau.sceau, p_ids bigint[])
returns sceau.sceau
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_sceau sceau.sceau := p_sceau;
begin
  with sale as materialized (
    select e.id, uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) as sel
    from journal.evenement e where e.id = any (p_ids)
  ),
  feuille as (
    insert into sceau.feuille (organisation_id, evenement_id, sceau_rang, sel, interne, empreinte)
    select e.organisation_id, e.id, v_sceau.rang, s.sel, i.interne,
           sceau.empreinte_feuille(e, i.interne)
    from sale s
      join journal.evenement e on e.id = s.id
      cross join lateral (select sceau.interne(s.sel, e.details) as interne) as i
    returning evenement_id, empreinte
  )
  select sceau.racine(array_agg(f.empreinte order by f.evenement_id)) into v_sceau.racine
  from feuille f;
  v_sceau.empreinte := sha256(convert_to(sceau.contenu(v_sceau), 'UTF8'));
  insert into sceau.sceau
    (organisation_id, rang, scelle_le, feuilles, racine, precedent, empreinte, plancher, marque,
     marque_transaction)
  values (v_sceau.organisation_id, v_sceau.rang, v_sceau.scelle_le, v_sceau.feuilles,
          v_sceau.racine, v_sceau.precedent, v_sceau.empreinte, v_sceau.plancher, v_sceau.marque,
          v_sceau.marque_transaction)
  returning * into v_sceau;
  perform journal.consigner(v_sceau.scelle_le, 'journal.sceller', 'sceau', v_sceau.id,
    jsonb_build_object('rang', v_sceau.rang, 'statut', encode(v_sceau.empreinte, 'hex')));
  return v_sceau;
end
$$;
