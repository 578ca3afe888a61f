-- Spec: organisations-et-modules#initialisation: without a list the tree is the default of the
-- packs for the active modules, and can be initialized only once.
begin;
set local role metier;
select plan(8);
select essai.preparer();
select essai.entrer('ESSAI', 'admin');

create function pg_temp.initialiser(p_noeuds text[] default null) returns text language sql as $$
  select essai.issue_de(format('select activite.initialiser(essai.session(), %L, essai.t())',
      p_noeuds))
$$;
create function pg_temp.actives(p_le timestamptz default essai.t()) returns text language sql as $$
  select string_agg(n.code, ',' order by n.rang) from activite.noeuds(p_le) n where n.etat = 'actif'
$$;

select is(pg_temp.actives(), null, 'nothing before');
select is((select jsonb_agg(a.value ->> 'etat')
    from jsonb_array_elements(pg_temp.initialiser()::jsonb -> 'activites') as a),
  '["actif", "actif", null, null, null]', 'the whole tree is answered');
select is(pg_temp.actives(), 'production,collecte', 'the activities of the active modules are on');
select is((select array_agg(n.code) from activite.noeuds(essai.t() - interval '1 ms') n
    where n.allumee), null, 'from that instant on');
select is(pg_temp.initialiser(), '409 arbre_deja_initialise', 'that happens once');
select is((select array_agg(e.action || ' ' || e.utilisateur_id) from journal.evenement e
    where e.entite = 'arbre_activites'), array['arbre_activites.initialiser '
    || essai.id('admin ESSAI')], 'journalled');
select is((select row(a.initialise_le, a.initialise_par)::text from activite.arbre a),
  row(essai.t(), essai.id('admin ESSAI'))::text, 'who and when');
select essai.entrer('VOISIN');
select is(pg_temp.actives(), null, 'the neighbour''s is untouched');

select * from finish();
rollback;
