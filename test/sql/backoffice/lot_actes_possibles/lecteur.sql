-- Spec: lots#passages: each record lists for its reader the acts that its state and their
-- permissions allow.
begin;
set local role metier;
select plan(5);
select essai.preparer();

create function pg_temp.actes(p_nom text) returns text[] language sql as $$
  select backoffice.lot_actes_possibles(l) from lot.lot l where l.id = essai.id('lot ' || p_nom)
$$;
create function pg_temp.lus(p_entite text, p_statut text, p_permission text) returns text[]
language plpgsql as $$
begin
  perform set_config('sillon.lectures', 'membre,' || p_permission, true);
  return backoffice.actes_possibles(p_entite, p_statut);
end
$$;
select from essai.lot('x', 1000, 'validé');
select set_config('sillon.lectures', 'membre,stock.manage,stock', true);
select is(pg_temp.actes('x'), '{annuler,archiver,devalider,mettre_en_quarantaine}',
  'who keeps the store');
select set_config('sillon.lectures', 'membre,stock.release_quarantine,stock', true);
select is(pg_temp.actes('x'), '{}', 'who only releases');
select from essai.lot('y', 1000, 'quarantaine');
select is(pg_temp.actes('y'), '{liberer}', 'what is in quarantine');
select is_empty($$
  select s.entite, s.statut, p.permission
  from (select distinct a.entite, unnest(a.de) as statut from acte.acte a) as s
    join (select distinct a.entite, a.permission from acte.acte a where a.permission is not null) as
      p using (entite)
  where pg_temp.lus(s.entite, s.statut, p.permission) <> acte.possibles(s.entite, s.statut,
    array[p.permission])
$$, 'what is made from the rows says what the rules say');
select is_empty($$
  select a.entite from acte.acte a join backoffice.table_lue t on t.nom = a.entite || '.'
    || a.entite and t.lecteurs is not null
  where a.offert and to_regproc('backoffice.' || a.entite || '_actes_possibles') is null
$$, 'every record that is read and has acts shows them');

select * from finish();
rollback;
