-- Accounts and persons of the fixtures, built by the product's own functions.
create function essai.secret(p_nom text default 'secret') returns jsonb language sql immutable as $$
  select jsonb_build_object('mot_de_passe_hash', '$argon2id$v=19$m=19456,t=2,p=1$' || md5(p_nom),
                            'code_empreinte', encode(sha256(convert_to(p_nom, 'UTF8')), 'hex'))
$$;
comment
  on function essai.secret(text) is
  'What the service hands in of a provisional password: its hash, and the fingerprint of the same '
  'secret as a code.';

create function essai.ouvrir(p_identifiant text, p_autres jsonb default '{}',
  p_le timestamptz default essai.t(-10)) returns uuid
language sql as $$
  select utilisateur.ouvrir(essai.id('admin ' || essai.code()),
    jsonb_build_object('identifiant', p_identifiant, 'nom_affiche', 'Nom de ' || p_identifiant)
      || essai.secret(p_identifiant) || p_autres, p_le)
$$;
comment on function essai.ouvrir(text, jsonb,
  timestamptz) is 'Opens an account in the current organization as its administrator does.';

create function essai.compte(p_identifiant text) returns uuid language sql stable as $$
  select u.id from utilisateur.utilisateur u where u.identifiant = p_identifiant
$$;
comment
  on function essai.compte(text) is 'The account of that user name in the current organization.';

create function essai.session(p_compte uuid) returns utilisateur.session language sql stable as $$
  select (core.organisation_id(), p_compte, true)::utilisateur.session
$$;

create function essai.fournir(p_identifiant text, p_connus jsonb default '{}') returns text
language plpgsql as $$
declare
  v_faites text[] := '{}';
  v_etape jsonb;
  v_contexte text := core.organisation_id()::text;
begin
  for i in 1 .. 20 loop
    v_etape := personne.etape(p_identifiant, 'https://identite.essai');
    exit when v_etape is null;
    v_faites := v_faites
      || (concat_ws(' ', v_etape ->> 'acte', case when v_etape ->> 'acte' in ('ajouter', 'retirer')
          then v_etape ->> 'code' end));
    perform personne.acquitter(v_etape, 'https://identite.essai', '{"issue": "tentee"}', essai.t())
    where v_etape ->> 'acte' = 'creer' and p_connus = '{}';
    perform personne.acquitter(v_etape, 'https://identite.essai',
      jsonb_build_object('sujet', 'sujet ' || p_identifiant) || p_connus, essai.t());
  end loop;
  perform set_config('sillon.organisation_id', v_contexte, true),
    set_config('sillon.personne', '', true);
  return array_to_string(v_faites, ', ');
end
$$;
comment on function essai.fournir(text,
  jsonb) is
  'Does everything that the provider has still to be told of a person, and answers which steps it '
  'took.';

create function essai.editeur(p_identifiant text default 'editeur') returns jsonb
language sql immutable as $$
  select jsonb_build_object('emetteur', 'https://identite.essai', 'sujet', p_identifiant,
    'identifiant', p_identifiant)
$$;
comment on function essai.editeur(text) is 'What the token of one of the publisher''s team says.';

create function essai.licence(p_requete jsonb) returns licence.licence language sql stable as $$
  select licence.lire_requete('{"identifiant": "editeur"}', p_requete, essai.t())
$$;
comment on function essai.licence(jsonb) is 'The record of a licence that the publisher asks for.';

create function essai.peupler_comptes(p_code text) returns void language plpgsql as $$
declare
  v_licence licence.licence := licence.inscrire(essai.licence('{"debut": "2020-01-01"}'));
begin
  v_licence.corrige := v_licence.id;
  v_licence.raison := 'x';
  perform licence.inscrire(v_licence);
  perform personne.prouver_par_emetteur('{"emetteur_tiers": true}',
    essai.ouvrir('peuple ' || p_code), essai.t());
  insert into organisation.changement_statut
  values (core.organisation_id(), 1, 'suspendue', essai.t(), 'x', 'editeur');
end
$$;
