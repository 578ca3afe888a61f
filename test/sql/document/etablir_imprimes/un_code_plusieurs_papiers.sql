-- Spec: documents#verification: every paper with a code is found by this code, whichever was
-- established first or at all, and none is presented as the only one.
begin;
set local role metier;
select plan(7);
select essai.preparer_operations();

create function pg_temp.verifie() returns text language sql as $$
  select string_agg(concat_ws(' ', split_part(d.organisation, ' ', 2), d.type,
                              d.remplace_le is null),
                    ', ' order by d.organisation, d.etabli_le)
  from tache.document_verifie(repeat('a', 16)) as d
$$;
create function pg_temp.collecter(p_nom text) returns jsonb language sql as $$
  select essai.collecter(p_nom, essai.kg(100),
    jsonb_build_object('empreinte', rpad(repeat('a', 16) || md5(p_nom), 64, '0')))
$$;
create function pg_temp.page() returns jsonb language sql security definer as $$
  select v1.documents_verifier(jsonb_build_object('code', repeat('a', 16)))::jsonb
$$;
select from pg_temp.collecter('x');
select is(pg_temp.verifie(), 'ESSAI recu t', 'one paper');
select from pg_temp.collecter('y');
select is(pg_temp.verifie(), 'ESSAI recu t, ESSAI recu t', 'two that nobody asked for');
select document.etablir_imprimes(essai.id('y'), '{recu}', essai.t(1));
select is(pg_temp.verifie(), 'ESSAI recu t, ESSAI recu t', 'one of them established');
select document.etablir_imprimes(essai.id('x'), '{recu}', essai.t(1));
select is(pg_temp.verifie(), 'ESSAI recu t, ESSAI recu t',
  'the other one too, though its row has a code of its own');
select essai.entrer('VOISIN');
select from pg_temp.collecter('z');
select is(pg_temp.verifie(), 'ESSAI recu t, ESSAI recu t, VOISIN recu t', 'and a neighbour''s');
reset role;
select is(pg_temp.page() ->> 'statut', 'plusieurs', 'the page says that there are several');
select is(jsonb_array_length(pg_temp.page() -> 'papiers'), 3, 'and shows each');

select * from finish();
rollback;
