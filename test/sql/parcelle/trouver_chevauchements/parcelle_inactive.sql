-- Spec: terrain#chevauchement: a plot that is no longer active had its land at the earlier date.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.faire('parcelle.enregistrer', 'base',
  jsonb_build_object('releve', essai.releve('base', essai.rectangle(2.1, 6.4))),
  essai.capture(essai.t(0, '05:00')));
create function pg_temp.relever(p_nom text, p_heure text) returns boolean language sql as $$
  select essai.faire('parcelle.relever', p_nom,
    jsonb_build_object('releve', essai.releve(p_nom, essai.rectangle(2.1, 6.4))),
    essai.capture(essai.t(0, p_heure))) -> 'motifs' ? 'chevauchement_parcelle'
$$;
update parcelle.parcelle set actif_pendant = tstzmultirange(tstzrange(null, essai.t(0, '06:00')))
where id = essai.id('base');

select is(pg_temp.relever('avant', '05:59'), true, 'a plot that was in force at the operation');
create function pg_temp.lever() returns void
language sql as $$ select essai.lever(k.id) from controle.controle k
  where k.motif = 'chevauchement_parcelle' $$;
select pg_temp.lever();
select is(pg_temp.relever('après', '06:00'), false, 'one that was withdrawn by then');
update parcelle.parcelle set actif_pendant = '{(,)}' where id = essai.id('base');
select is(pg_temp.relever('revenue', '06:30'), true, 'in force again');
update parcelle.parcelle set fusionnee_dans = essai.id('parcelle Kossi')
where id = essai.id('base');
select is(pg_temp.relever('fusionnée', '06:40'), false, 'a plot that was merged is no neighbour');

select * from finish();
rollback;
