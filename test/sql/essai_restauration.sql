-- Leftovers of a restoration, for the tests of every table.
create function essai.peupler_restauration() returns void language plpgsql as $$
begin
  insert into restauration.a_dire (organisation_id, relation, cle)
  values (core.organisation_id(), 'appareil.appareil', '{}');
  insert into restauration.compteur_dit (organisation_id, campagne_id, nature, produit_id, rang)
  select c.organisation_id, c.campagne_id, c.nature, c.produit_id, 1
  from numerotation.compteur c limit 1;
  insert into restauration.appareil_attendu (organisation_id, appareil_id, sequence, le)
  select a.organisation_id, a.id, 1, essai.t() from appareil.appareil a limit 1;
  insert into numerotation.numero_repris
    (organisation_id, campagne_id, nature, produit_id, entite_id, rang, numero, entite)
  select c.organisation_id, c.campagne_id, c.nature, c.produit_id, essai.id('repris'), 1,
         'REPRIS', 'collecte'
  from numerotation.compteur c limit 1;
  insert into numerotation.rang_saute
    (organisation_id, campagne_id, nature, produit_id, du, au, raison, le)
  select c.organisation_id, c.campagne_id, c.nature, c.produit_id, 1, 1, 'restauration', essai.t()
  from numerotation.compteur c limit 1;
end
$$;
comment on function essai.peupler_restauration() is
  'Gives every table of a restoration a row of the current organization.';

create function essai.oublier(p_actes text) returns jsonb language plpgsql as $$
declare
  v_segment jsonb;
begin
  begin
    execute p_actes;
    v_segment := (restauration.preparer('["cle"]', essai.t(9)) ->> 'contenu')::jsonb;
    raise exception 'oublié';
  exception when raise_exception then
    return v_segment;
  end;
end
$$;
comment on function essai.oublier(text) is
  'Does something, has the log told of it, and forgets it as a database does that is restored to '
  'the point before; answers the segment.';

create function essai.rejouer(p_segment jsonb) returns text language sql as $$
  select string_agg(distinct i.issue, ', ' order by i.issue)
  from (select (l ->> 'relation') || ' ' || restauration.rejouer(l -> 'lignes') as issue
        from jsonb_array_elements(p_segment -> 'lignes') as l
        where (l ->> 'organisation_id')::uuid = core.organisation_id() offset 0) as i
$$;
comment on function essai.rejouer(jsonb) is
  'Replays the rows of the current organization that a segment names; answers what became of each.';
