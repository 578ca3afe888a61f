-- Spec: file-de-controle#commentaires: an item shows its newest 200 comments; a comment without
-- words is a bad parameter for the database too.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select from essai.collecter('a', '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, '
  '"net_marchand_g": 1}}');
create function pg_temp.dire(p_texte text) returns text language plpgsql as $$
declare
  v_contrainte text;
begin
  perform controle.commenter(k.id, jsonb_build_object('texte', p_texte), essai.id('rsci ESSAI'),
    essai.t(1)) from controle.controle k where k.motif = 'ecart_calcul';
  return 'dit';
exception when check_violation then
  get stacked diagnostics v_contrainte = constraint_name;
  return v_contrainte;
end
$$;
select is(array[pg_temp.dire(' '), pg_temp.dire(repeat('x', 2001))],
  '{parametre_invalide,parametre_invalide}', 'without words, or with too many');
select is((select string_agg(distinct pg_temp.dire(i::text), ',')
    from generate_series(1, 201) as i), 'dit', 'more than a page shows');
select is((select array[min(m.rang)::text, min(m.dit ->> 'texte') filter (where m.rang = 1),
                        max(m.dit ->> 'texte') filter (where m.rang = 200), max(m.rang)::text]
    from controle.controle k
      cross join fiche.de_controle(k.id,
        (core.organisation_id(), essai.id('rsci ESSAI'), true)::utilisateur.session,
        essai.t(3)) as f
      cross join jsonb_array_elements(f -> 'commentaires') with ordinality as m (dit, rang)
    where k.motif = 'ecart_calcul'),
  '{1,2,201,200}', 'the newest, oldest first');

select * from finish();
rollback;
