-- Spec: identites-et-droits#attributions: `auditeur` can not be assigned without an end.
begin;
set local role metier;
select plan(2);
select essai.preparer();

create function pg_temp.attribuer(p_compte text, p_demande jsonb, p_appelant text default 'admin')
returns text language sql as $$
  select essai.issue_de(
    format('select utilisateur.attribuer_ensemble(essai.session(%L), %L, %L, essai.t())',
      p_appelant, essai.id(p_compte || ' ESSAI'), p_demande))
$$;

select is(pg_temp.attribuer('agent', '{"ensemble": "auditeur"}'), '409 fin_obligatoire',
  'without an end');
select is(pg_temp.attribuer('agent',
    jsonb_build_object('ensemble', 'auditeur', 'fin', essai.t(30)))::jsonb ->> 'statut', 'en_cours',
  'with one');

select * from finish();
rollback;
