-- Fixtures of rights and modules: callers, outcomes, and a row of each table.
create function essai.session(p_compte text default 'admin') returns utilisateur.session
language sql stable as $$
  select (core.organisation_id(), essai.id(p_compte || ' ' || essai.code()),
    true)::utilisateur.session
$$;
comment on function essai.session(text) is 'The session of an account of the current organization.';

create function essai.issue_de(p_sql text) returns text language plpgsql as $$
declare
  v_reponse text;
begin
  execute p_sql into v_reponse;
  return v_reponse;
exception when sqlstate 'TR400' or sqlstate 'TR403' or sqlstate 'TR404' or sqlstate 'TR409' then
  return substr(sqlstate, 3) || ' ' || sqlerrm;
end
$$;
comment
  on function essai.issue_de(text) is 'What a statement answers, or its refusal as `409 code`.';

create function essai.details_de(p_sql text) returns jsonb language plpgsql as $$
declare
  v_details text;
begin
  execute p_sql;
  return null;
exception when sqlstate 'TR400' or sqlstate 'TR403' or sqlstate 'TR404' or sqlstate 'TR409' then
  get stacked diagnostics v_details = pg_exception_detail;
  return v_details;
end
$$;
comment
  on function essai.details_de(text) is
  'The details of the refusal of a statement; null when it succeeds.';

create function essai.ensemble(p_code text) returns uuid language sql stable as $$
  select e.id from utilisateur.ensemble e where e.code = p_code
$$;

create function essai.contenu(p_code text, p_le timestamptz) returns text language sql stable as $$
  select string_agg(p.permission, ',' order by p.permission) from utilisateur.ensemble_permission p
  where p.ensemble_id = essai.ensemble(p_code) and p.incluse_pendant @> p_le
$$;
comment on function essai.contenu(text,
  timestamptz) is 'What a permission set contained at a date, by commas.';

create function essai.deuxieme_admin() returns void language plpgsql as $$
begin
  perform utilisateur.creer(essai.id('admin2 ' || essai.code()), 'admin2', 'Deuxième',
    essai.t(-400));
  perform utilisateur.attribuer(essai.id('admin2 ' || essai.code()), 'administrateur_client',
    tstzrange(essai.t(-400), null), null);
end
$$;
comment
  on function essai.deuxieme_admin() is
  'A second administrator of the current organization, `admin2`.';

create function essai.attribution(p_compte text, p_ensemble text) returns uuid
language sql stable as $$
  select a.id from utilisateur.attribution a
  where a.utilisateur_id = essai.id(p_compte || ' ' || essai.code())
    and a.ensemble_id = essai.ensemble(p_ensemble)
  order by lower(a.periode) desc limit 1
$$;
comment on function essai.attribution(text,
  text) is 'The latest assignment of a set to an account.';

create function essai.peupler_droits(p_org uuid, p_admin uuid) returns void language plpgsql as $$
begin
  insert into utilisateur.attribution_acte
    select p_org, a.id, 1, 'attribuer', essai.t(), null, null, p_admin, essai.t()
    from utilisateur.attribution a limit 1;
  insert into utilisateur.acces_support (organisation_id, periode, raison, ouvert_par, ouvert_le)
  values (p_org, tstzrange(essai.t(), essai.t(1)), 'aide', p_admin, essai.t());
  insert into module.bascule (organisation_id, module, acte, auteur_id, le)
  values (p_org, 'noyau', 'activer', p_admin, essai.t());
  insert into activite.arbre values (p_org, essai.t(), p_admin);
  insert into activite.activation values (p_org, 'collecte', '{(,)}');
  insert into activite.bascule (organisation_id, activite, acte, auteur_id, le)
  values (p_org, 'collecte', 'activer', p_admin, essai.t());
end
$$;
