-- Spec: documents#remplacement: a paper that one act replaced by one with the same contents is
-- listed, and so is the intermediate paper; papers that two acts made and restored are not.
begin;
set local role metier;
select plan(2);
select essai.preparer();
select essai.lot('a', 1000), essai.lot('b', 1000);
create function pg_temp.ecrire(p_nom text, p_categorie text, p_jour integer) returns void
language sql as $$
  select document.ecrire('etiquette_lot', essai.id('lot ' || p_nom), essai.id('lot ' || p_nom),
    jsonb_build_object('numero', p_nom, 'categorie', p_categorie), essai.t(p_jour))
$$;
select pg_temp.ecrire('a', 'bio', 1), pg_temp.ecrire('b', 'bio', 1);
select pg_temp.ecrire('a', 'conventionnel', 2), pg_temp.ecrire('b', 'conventionnel', 2);
select pg_temp.ecrire('a', 'bio', 2), pg_temp.ecrire('b', 'bio', 3);
select results_eq($$ select d.numero, d.indice, e.apres, e.details ->> 'indice'
    from document.juges_autrement(array(select x.id from document.document x)) as e
      join document.document d on d.id = e.id
    order by d.indice $$,
  $$ values ('a'::text, 1, '{"remplace_le": null}'::jsonb, '3'::text),
            ('a', 2, '{"etabli_le": null}', '3') $$, 'of one act');
select is((select bool_and(e.acte like 'GET /v1/documents/%')
    from document.juges_autrement(array(select x.id from document.document x)) as e), true,
  'the paper in force is what is handed out');

select * from finish();
rollback;
